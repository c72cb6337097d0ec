import { settings } from '@/config/settings';
import { followPrices, isUnusualPrice, type LastPrices } from '@/domain/money/last-price';
import { type FiatCurrency, isRecentAnswer, PRICE_INTERVAL, type PriceQuote } from '@/domain/money/price';
import { toErrorData } from '@/domain/primitives/errors';
import { logger } from '@/lib/logger';
import { getPrices } from '@/services/prices.service';
import { isSignedIn, selectUser } from '@/store/auth/auth.selectors';
import { withTimeout } from '@/store/calls/with-timeout';
import type { AppThunk, RootState } from '@/store/core/store-types';
import { lastPriceRecord } from '@/store/prices/last-prices';
import { lastPriceChanged, pricesExpired, pricesLoaded } from '@/store/prices/prices.slice';

/** Timers may be a little early. */
const CLOCK_GRAIN = 1_000;

/**
 * Loads the prices unless they are recent. A failure is only logged: the last prices stay until they are too old, then
 * amounts are shown without a value.
 */
export function loadPrices(signal?: AbortSignal): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    if (settings().fiat === 'off') return;
    const user = selectUser(getState());
    const { receivedAt } = getState().prices;
    const age = receivedAt === null ? null : Date.now() - receivedAt;
    if (age !== null && age >= 0 && age < PRICE_INTERVAL - CLOCK_GRAIN) return;
    if (receivedAt !== null && !isRecentAnswer(receivedAt, Date.now())) dispatch(pricesExpired());
    try {
      const quotes = await withTimeout(getPrices(signal));
      if (!isSignedIn(getState(), user)) return;
      const now = Date.now();
      const last = await remember(getState().prices.last, (known) => followPrices(known, quotes, now));
      if (isSignedIn(getState(), user)) dispatch(pricesLoaded({ quotes, receivedAt: now, last }));
    } catch (error) {
      if (!signal?.aborted) logger.warn(`Loading the prices failed: ${toErrorData(error).message}`);
    }
  };
}

/** Without the device's memory, that of the page. Never rejects. */
async function remember(known: LastPrices, change: (known: LastPrices) => LastPrices): Promise<LastPrices> {
  try {
    return await lastPriceRecord.change([], change);
  } catch (error) {
    logger.warn(`The memory of prices cannot be used: ${String(error)}`);
    return change(known);
  }
}

/** The user takes a price that is far from the remembered one: it is the remembered one from now on. */
export function acceptPrice(quote: PriceQuote): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const at = Date.now();
    dispatch(lastPriceChanged({ quote, at }));
    const { perBtc, currency } = quote;
    await remember(getState().prices.last, (known) => ({ ...known, [currency]: { perBtc, at } }));
  };
}

/** The remembered price if the current one is so far from it that the user is asked first; otherwise `null`. */
export function selectPriceBefore(state: RootState, currency: FiatCurrency): number | null {
  const { quotes, last } = state.prices;
  const [quote, before] = [quotes[currency], last[currency]];
  return quote !== undefined && isUnusualPrice(quote.perBtc, before) ? (before?.perBtc ?? null) : null;
}

/** `null` while unknown, and if the setting turns prices off. */
export function selectQuote(state: RootState, currency: FiatCurrency): PriceQuote | null {
  return state.prices.quotes[currency] ?? null;
}
