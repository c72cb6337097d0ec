import type { Transaction } from '@/domain/models';
import type { Id } from '@/domain/primitives/ids';
import { listWithdrawals } from '@/services/transactions.service';
import { isGone } from '@/store/calls/requests';

/** The withdrawals of a guarantee as the backend has them now; empty if the guarantee no longer exists. */
export async function fetchWithdrawals(guaranteeId: Id): Promise<Transaction[]> {
  try {
    return await listWithdrawals(guaranteeId);
  } catch (error) {
    if (isGone(error)) return [];
    throw error;
  }
}
