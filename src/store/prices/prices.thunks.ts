import { type FiatCurrency, isRecentAnswer, PRICE_INTERVAL, type PriceQuote } from '@/domain/money/price';
import { toErrorData } from '@/domain/primitives/errors';
import { logger } from '@/lib/logger';
import { getPrices } from '@/services/prices.service';
import { isSignedIn, selectUser } from '@/store/auth/auth.selectors';
import { withTimeout } from '@/store/calls/with-timeout';
import type { AppThunk, RootState } from '@/store/core/store-types';
import { pricesExpired, pricesLoaded } from '@/store/prices/prices.slice';

/** Timers may be a little early. */
const CLOCK_GRAIN = 1_000;

/**
 * Loads the prices unless they are recent. A failure is only logged: the last prices stay until they are too old, then
 * amounts are shown without a value.
 */
export function loadPrices(signal?: AbortSignal): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const user = selectUser(getState());
    const { receivedAt } = getState().prices;
    const age = receivedAt === null ? null : Date.now() - receivedAt;
    if (age !== null && age >= 0 && age < PRICE_INTERVAL - CLOCK_GRAIN) return;
    if (receivedAt !== null && !isRecentAnswer(receivedAt, Date.now())) dispatch(pricesExpired());
    try {
      const quotes = await withTimeout(getPrices(signal));
      if (isSignedIn(getState(), user)) dispatch(pricesLoaded({ quotes, receivedAt: Date.now() }));
    } catch (error) {
      if (!signal?.aborted) logger.warn(`Loading the prices failed: ${toErrorData(error).message}`);
    }
  };
}

/** `null` while unknown. */
export function selectQuote(state: RootState, currency: FiatCurrency): PriceQuote | null {
  return state.prices.quotes[currency] ?? null;
}
