import { planBlockLookUps } from '@/domain/activity/block-look-ups';
import { toErrorData } from '@/domain/primitives/errors';
import { type Id, toIdKey } from '@/domain/primitives/ids';
import { logger } from '@/lib/logger';
import { mapInParallel } from '@/lib/map-in-parallel';
import { getChainTransaction } from '@/services/explorer.service';
import { selectLog } from '@/store/activity/activity.selectors';
import { getBlockMemory } from '@/store/activity/block-memory';
import { recordActivity } from '@/store/activity/record.thunks';
import { withTimeout } from '@/store/calls/with-timeout';
import { selectContract } from '@/store/contracts/contracts.selectors';
import type { AppThunk } from '@/store/core/store-types';

const PARALLEL_REQUESTS = 4;

/**
 * Looks up the blocks of transactions whose block is not recorded yet, and records them. An error of the explorer leaves them
 * unknown. Rejects if it refuses all of them for now, so that polling backs off.
 */
export function lookUpBlocks(contractId: Id, signal?: AbortSignal): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const state = getState();
    const contract = selectContract(state, contractId);
    const entries = selectLog(state, contractId);
    if (contract === null || entries === null) return;
    const { found, tries } = dispatch(getBlockMemory());
    const coins = contract.guarantees.flatMap(({ id }) => state.balances.coins[toIdKey(id)] ?? []);
    const due = planBlockLookUps(contract, coins, entries, tries).filter((txid) => !found.has(txid));
    const errors = await mapInParallel(due, PARALLEL_REQUESTS, async (txid) => {
      if (signal?.aborted) return null;
      tries.set(txid, (tries.get(txid) ?? 0) + 1);
      try {
        const tx = await withTimeout(getChainTransaction(txid, signal));
        if (tx !== null && tx.blockTime !== null) found.set(txid, tx);
        return null;
      } catch (error) {
        logger.warn(`The block of a transaction is not known: ${toErrorData(error).message}`);
        return { error };
      }
    });
    if (signal?.aborted) return;
    if (due.some((txid) => found.has(txid))) await dispatch(recordActivity(contractId));
    const [failure] = errors.filter((each) => each !== null);
    if (failure !== undefined && errors.every((each) => each !== null)) throw failure.error;
  };
}
