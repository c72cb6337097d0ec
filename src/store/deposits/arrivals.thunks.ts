import { type Arrival, listArrivals } from '@/domain/deposit/deposit-progress';
import { listDepositAddresses } from '@/domain/deposit/deposits';
import type { GuaranteeRef } from '@/domain/models';
import { toErrorData } from '@/domain/primitives/errors';
import { logger } from '@/lib/logger';
import { getTipHeight } from '@/services/explorer.service';
import { getCoinMemory } from '@/store/balances/coin-memory';
import { withTimeout } from '@/store/calls/with-timeout';
import { selectGuarantee } from '@/store/contracts/contracts.selectors';
import { selectDepositStatus } from '@/store/deposits/verification.selectors';
import type { AppThunk } from '@/store/setup/store-types';

/**
 * What has arrived at the guarantee's verified addresses, as the last refresh of balances found it. Asks the explorer only
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
