import type { Id } from '@/domain/primitives/ids';
import { deleteTransaction } from '@/services/transactions.service';
import { isGone, withRetry } from '@/store/calls/retry';

/** Deletes a withdrawal at the backend; one that is gone already, for instance by a call whose answer was lost, is fine. */
export async function deleteWithdrawal(id: Id): Promise<void> {
  try {
    await withRetry(() => deleteTransaction(id));
  } catch (error) {
    if (!isGone(error)) throw error;
  }
}
