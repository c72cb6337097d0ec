import type { GuaranteeRef, Transaction } from '@/domain/models';
import { AppError, errorData } from '@/domain/primitives/errors';
import { sameId } from '@/domain/primitives/ids';
import type { Result } from '@/domain/primitives/result';
import { isBroadcast } from '@/domain/withdrawal/withdrawal-stage';
import { logger } from '@/lib/logger';
import { toResult } from '@/store/calls/to-result';
import { withdrawalDeleted, withdrawalSaved } from '@/store/contracts/contracts.slice';
import { intentSettled } from '@/store/outbox/outbox.slice';
import { endWork } from '@/store/outbox/work.thunks';
import type { AppThunk } from '@/store/setup/store-types';
import { deleteWithdrawal } from '@/store/withdrawals/delete-withdrawal';
import { freshWithdrawal } from '@/store/withdrawals/fresh-withdrawals';

/** Deletes a withdrawal that was not broadcast; `already-broadcast` when the other side has done so meanwhile. */
export function cancelWithdrawal(place: GuaranteeRef, withdrawal: Transaction): AppThunk<Promise<Result<void>>> {
  return (dispatch) =>
    toResult('Deleting the transaction', async () => {
      const now = await freshWithdrawal(place.guaranteeId, withdrawal.id);
      if (now === null || !isBroadcast(now)) return dispatch(discard(place, withdrawal));
      dispatch(withdrawalSaved({ ...place, transaction: now }));
      throw new AppError('already-broadcast', 'The transaction was broadcast meanwhile', { id: withdrawal.id });
    });
}

/** Clears away a withdrawal that nobody signed; when that fails it is tried again with the outbox. */
export function discardQuietly(place: GuaranteeRef, withdrawal: Transaction): AppThunk<Promise<void>> {
  return async (dispatch) => {
    try {
      await dispatch(discard(place, withdrawal));
    } catch (error) {
      logger.error(`Deleting an unsigned withdrawal failed: ${errorData(error).message}`);
    }
  };
}

function discard(place: GuaranteeRef, { id }: Transaction): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const about = getState().outbox.intents.filter((intent) => sameId(withdrawalOf(intent), id));
    try {
      await deleteWithdrawal(id);
      dispatch(withdrawalDeleted({ ...place, transactionId: id }));
      for (const { key } of about) dispatch(intentSettled(key));
    } finally {
      for (const { key } of about) dispatch(endWork(key));
    }
  };
}

function withdrawalOf(intent: { kind: string; withdrawalId?: Transaction['id'] | null; withdrawal?: Transaction }) {
  return intent.withdrawalId ?? intent.withdrawal?.id ?? null;
}
