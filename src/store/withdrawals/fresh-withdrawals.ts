import type { Transaction } from '@/domain/models';
import { type Id, sameId } from '@/domain/primitives/ids';
import { listWithdrawals } from '@/services/transactions.service';
import { isGone, withTimeout } from '@/store/calls/retry';

/** The withdrawals of a guarantee as the backend has them now; none when it does not have the guarantee any more. */
export async function freshWithdrawals(guaranteeId: Id): Promise<Transaction[]> {
  try {
    return await withTimeout(listWithdrawals(guaranteeId));
  } catch (error) {
    if (isGone(error)) return [];
    throw error;
  }
}

/** What became of a withdrawal that somebody else, or another tab, may have acted on; `null` when it is gone. */
export async function freshWithdrawal(guaranteeId: Id, id: Id): Promise<Transaction | null> {
  return (await freshWithdrawals(guaranteeId)).find((each) => sameId(each.id, id)) ?? null;
}
