import type { Transaction } from '@/domain/models';
import { AppError } from '@/domain/primitives/errors';
import { isMissingCall } from '@/domain/primitives/http-errors';
import { isSameId } from '@/domain/primitives/ids';
import type { Intent } from '@/lib/intent';
import { listDeposits, listWithdrawals, updateTransaction } from '@/services/transactions.service';
import { isRefusal, withRetry } from '@/store/calls/requests';

/**
 * Saves a changed transaction. Not every variant of the call returns the transaction (docs/specification.md#7-calls), and
 * a repeated call may be refused: in both cases the record is read back.
 */
export async function saveTransaction(transaction: Transaction, intent: Intent): Promise<void> {
  await withRetry(async () => {
    try {
      await updateTransaction(transaction, intent.signal);
    } catch (error) {
      const isUnreadable = error instanceof AppError && (error.code === 'bad-answer' || error.code === 'web-page');
      if (!(isUnreadable || isRefusal(error)) || !(await isTaken(transaction, isUnreadable))) throw error;
    }
  }, intent);
}

/** Whether the backend has the record. If it cannot be read back, that says nothing about the save, and is not its refusal. */
async function isTaken(sent: Transaction, isUnreadable: boolean): Promise<boolean> {
  try {
    return await isSaved(sent);
  } catch (error) {
    // The backend has no call to read it back: its answer to the save, which was not a failure, decides.
    return isUnreadable && isMissingCall(error);
  }
}

async function isSaved(sent: Transaction): Promise<boolean> {
  if (sent.guaranteeId === null) return false;
  const list = sent.isWithdrawal ? listWithdrawals : listDeposits;
  const saved = (await list(sent.guaranteeId)).find(({ id }) => isSameId(id, sent.id));
  return saved?.txid === sent.txid && saved.signedPsbt === sent.signedPsbt && saved.status === sent.status;
}
