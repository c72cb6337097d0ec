import { errorData } from '@/domain/errors';
import type { Transaction } from '@/domain/models';
import { logger } from '@/lib/logger';
import { deleteTransaction } from '@/services/transactions.service';
import { attempt, type Outcome } from '@/store/attempt';
import { type GuaranteePlace, withdrawalDeleted } from '@/store/contracts/contracts.slice';
import type { AppThunk } from '@/store/store-types';

/** Deletes a withdrawal that was not broadcast. */
export function cancelWithdrawal(place: GuaranteePlace, withdrawal: Transaction): AppThunk<Promise<Outcome<void>>> {
  return (dispatch) =>
    attempt('Deleting the transaction', async () => {
      await deleteTransaction(withdrawal.id);
      dispatch(withdrawalDeleted({ ...place, transactionId: withdrawal.id }));
    });
}

/** Clears away a withdrawal that nobody signed; when that fails it is only logged: it holds no signature. */
export function discardQuietly(place: GuaranteePlace, withdrawal: Transaction): AppThunk<Promise<void>> {
  return async (dispatch) => {
    try {
      await deleteTransaction(withdrawal.id);
      dispatch(withdrawalDeleted({ ...place, transactionId: withdrawal.id }));
    } catch (error) {
      logger.error(`Deleting an unsigned withdrawal failed: ${errorData(error).message}`);
    }
  };
}
