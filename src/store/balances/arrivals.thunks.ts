import { type Arrival, listArrivals } from '@/domain/deposits/deposit-progress';
import { listDepositAddresses } from '@/domain/deposits/deposits';
import type { GuaranteeRef } from '@/domain/models';
import { toErrorData } from '@/domain/primitives/errors';
import { logger } from '@/lib/logger';
import { getTipHeight } from '@/services/explorer.service';
import { getCoinMemory } from '@/store/balances/coin-memory';
import { withTimeout } from '@/store/calls/with-timeout';
import { selectGuarantee } from '@/store/contracts/contracts.selectors';
import type { AppThunk } from '@/store/core/store-types';
import { selectDepositStatus } from '@/store/deposits/verification.selectors';

/**
 * The payments to the guarantee's verified addresses that the last refresh of balances found. Asks the explorer only
 * for the newest block, and only for confirmed payments.
 */
export function loadArrivals(guaranteeRef: GuaranteeRef, signal?: AbortSignal): AppThunk<Promise<Arrival[]>> {
  return async (dispatch, getState) => {
    const guarantee = selectGuarantee(getState(), guaranteeRef);
    if (guarantee === null) return [];
    const { looks } = dispatch(getCoinMemory());
    const counting = listDepositAddresses(guarantee).filter(
      (address) => selectDepositStatus(getState(), guarantee.id, address) === 'counts',
    );
    const coins = counting.flatMap((address) => looks.get(address)?.coins ?? []);
    return listArrivals(coins, coins.some(({ confirmed }) => confirmed) ? await fetchTip(signal) : null);
  };
}

/** `null`: unknown. */
async function fetchTip(signal: AbortSignal | undefined): Promise<number | null> {
  try {
    return await withTimeout(getTipHeight(signal));
  } catch (error) {
    if (!signal?.aborted) logger.warn(`The newest block is not known: ${toErrorData(error).message}`);
    return null;
  }
}
