import { useEffect } from 'react';
import { mayHoldWithdrawals } from '@/domain/contract/contract-list';
import type { Contract } from '@/domain/models';
import { toErrorData } from '@/domain/primitives/errors';
import type { Id } from '@/domain/primitives/ids';
import { logger } from '@/lib/logger';
import { useBlocks } from '@/lib/use-blocks';
import { refreshListed } from '@/store/balances/refresh-listed.thunks';
import { loadContract } from '@/store/contracts/load.thunks';
import { useAppDispatch } from '@/store/setup/hooks';
import type { AppDispatch } from '@/store/setup/store-types';

/** Contracts beyond these show required actions and balances only on their own screen. */
const MAX_LOADED = 25;

/**
 * Loads contracts that may hold withdrawals, one after another, so that their rows show the required action; then looks up
 * a limited number of balances.
 */
export function useLookUps(contracts: readonly Contract[], enabled: boolean): void {
  const dispatch = useAppDispatch();
  const key = useBlocks(contracts, findToLoad, toKey);
  useEffect(() => {
    if (!enabled) return;
    const controller = new AbortController();
    void lookUp(dispatch, JSON.parse(key) as Id[], controller.signal);
    return () => controller.abort();
  }, [dispatch, key, enabled]);
}

function toKey(ids: readonly Id[][]): string {
  return JSON.stringify(ids.flat().slice(0, MAX_LOADED));
}

function findToLoad(contracts: readonly Contract[]): Id[] {
  const ids: Id[] = [];
  for (const contract of contracts) {
    if (ids.length === MAX_LOADED) break;
    if (mayHoldWithdrawals(contract)) ids.push(contract.id);
  }
  return ids;
}

async function lookUp(dispatch: AppDispatch, ids: readonly Id[], signal: AbortSignal): Promise<void> {
  try {
    for (const id of ids) {
      if (signal.aborted) return;
      await dispatch(loadContract(id, signal));
    }
    await dispatch(refreshListed(ids, signal));
  } catch (error) {
    if (signal.aborted) return;
    logger.error(`Looking up what the list shows failed: ${toErrorData(error).message}`);
  }
}
