import type { Transaction } from '@/domain/models';
import { AppError } from '@/domain/primitives/errors';
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
      const isUnreadable = error instanceof AppError && error.code === 'bad-answer';
      if (!(isUnreadable || isRefusal(error)) || !(await isSaved(transaction))) throw error;
    }
  }, intent);
}

async function isSaved(sent: Transaction): Promise<boolean> {
  if (sent.guaranteeId === null) return false;
  const list = sent.isWithdrawal ? listWithdrawals : listDeposits;
  const saved = (await list(sent.guaranteeId)).find(({ id }) => isSameId(id, sent.id));
  return saved?.txid === sent.txid && saved.signedPsbt === sent.signedPsbt && saved.status === sent.status;
}
