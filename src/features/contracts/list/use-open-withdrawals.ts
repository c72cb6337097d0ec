import { useEffect } from 'react';
import type { Contract } from '@/domain/models';
import { errorData } from '@/domain/primitives/errors';
import type { Id } from '@/domain/primitives/ids';
import { logger } from '@/lib/logger';
import { loadContract } from '@/store/contracts/load.thunks';
import { useAppDispatch } from '@/store/setup/hooks';

/** A list that is longer shows what waits on the contracts themselves. */
const AT_MOST = 25;

/**
 * A list of contracts comes without withdrawals: fetches those of contracts that may hold one, one after another, so
 * that each card can tell what waits for the user.
 */
export function useOpenWithdrawals(contracts: readonly Contract[], listed: boolean): void {
  const dispatch = useAppDispatch();
  const ids = contracts.filter(mayWait).map(({ id }) => id);
  const key = JSON.stringify(ids.slice(0, AT_MOST));
  useEffect(() => {
    if (!listed) return;
    const shown = { now: true };
    const load = (id: Id) => dispatch(loadContract(id));
    void oneByOne(JSON.parse(key) as Id[], load, shown);
    return () => {
      shown.now = false;
    };
  }, [dispatch, key, listed]);
}

async function oneByOne(ids: Id[], load: (id: Id) => Promise<void>, shown: { now: boolean }): Promise<void> {
  for (const id of ids) {
    if (!shown.now) return;
    try {
      await load(id);
    } catch (error) {
      logger.error(`Loading the withdrawals of a contract failed: ${errorData(error).message}`);
      return;
    }
  }
}

function mayWait({ status, guarantees }: Contract): boolean {
  return status === 'active' && guarantees.some((guarantee) => guarantee.status === 'active');
}
