import type { Transaction } from '@/domain/models';
import { AppError } from '@/domain/primitives/errors';
import { isSameId } from '@/domain/primitives/ids';
import { listDeposits, listWithdrawals, updateTransaction } from '@/services/transactions.service';
import { isRefusal, withRetry } from '@/store/calls/requests';

/**
 * Saves a transaction with its changes. Only one variant of the call answers the transaction (docs/specification.md#7-calls), and a
 * repeated one may be refused: where the answer does not say so, the record is read back.
 */
export async function saveTransaction(transaction: Transaction): Promise<void> {
  await withRetry(async () => {
    try {
      await updateTransaction(transaction);
    } catch (error) {
      const unread = error instanceof AppError && error.code === 'bad-answer';
      if (!(unread || isRefusal(error)) || !(await isSaved(transaction))) throw error;
    }
  });
}

async function isSaved(sent: Transaction): Promise<boolean> {
  if (sent.guaranteeId === null) return false;
  const list = sent.isWithdrawal ? listWithdrawals : listDeposits;
  const kept = (await list(sent.guaranteeId)).find(({ id }) => isSameId(id, sent.id));
  return (
    kept !== undefined && kept.txid === sent.txid && kept.signedPsbt === sent.signedPsbt && kept.status === sent.status
  );
}
