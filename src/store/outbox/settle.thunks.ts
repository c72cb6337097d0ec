import { AppError, errorData } from '@/domain/primitives/errors';
import { isUnsigned } from '@/domain/withdrawal/withdrawal-stage';
import { isHeldByPage } from '@/lib/page-lock';
import { isRefusal } from '@/store/calls/retry';
import { saveTransaction } from '@/store/calls/save-transaction';
import { withdrawalDeleted, withdrawalSaved } from '@/store/contracts/contracts.slice';
import { requireUser } from '@/store/contracts/require';
import { createdFor, type Intent, type ReleaseIntent, type SignatureIntent } from '@/store/outbox/intents';
import { intentNoted, intentSettled, refusalNoted } from '@/store/outbox/outbox.slice';
import { settleEntry } from '@/store/outbox/outbox.thunks';
import type { AppThunk } from '@/store/setup/store-types';
import { deleteWithdrawal } from '@/store/withdrawals/delete-withdrawal';
import { freshWithdrawal, freshWithdrawals } from '@/store/withdrawals/fresh-withdrawals';

/**
 * Goes on with everything that was begun and is not on record: broadcasts, signatures, withdrawals that nobody signed.
 * What this page or another tab is at work on is left alone. Rejects with the first failure after all were tried, so
 * that the poll backs off.
 */
export function settleOutbox(): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const { entries, intents } = getState().outbox;
    const failures: unknown[] = [];
    const settle = async (key: string, act: () => Promise<void>) => {
      if (getState().outbox.live[key] === 'working' || (await isHeldByPage(key))) return;
      await act().catch((error: unknown) => {
        if (isGivenUp(error)) dispatch(refusalNoted(errorData(error)));
        else failures.push(error);
      });
    };
    for (const entry of entries) await settle(entry.txid, () => dispatch(settleEntry(entry)));
    for (const intent of intents) await settle(intent.key, () => dispatch(settleIntent(intent)));
    if (failures.length > 0) throw failures[0];
  };
}

function isGivenUp(error: unknown): boolean {
  return ['broadcast-refused', 'record-refused'].includes(errorData(error).code);
}

function settleIntent(intent: Intent): AppThunk<Promise<void>> {
  return async (dispatch) => {
    if (intent.kind === 'release') await dispatch(settleRelease(intent));
    if (intent.kind === 'signature') await dispatch(settleSignature(intent));
  };
}

/** Deletes what came of an order that was never signed: signing takes the user's password. */
export function settleRelease(intent: ReleaseIntent): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const { key, contractId, guaranteeId } = intent;
    const orphan = createdFor(intent, requireUser(getState()).id, await freshWithdrawals(guaranteeId));
    // The call may still be on its way to the backend.
    if (orphan === null && getState().outbox.live[key] === 'unanswered') return;
    if (orphan !== null) {
      await deleteWithdrawal(orphan.id);
      dispatch(withdrawalDeleted({ contractId, guaranteeId, transactionId: orphan.id }));
    }
    dispatch(intentSettled(key));
  };
}

/**
 * Saves a signature that was made some time ago, unless it arrived after all: what others made of the withdrawal since
 * then, its broadcast above all, must not be overwritten.
 */
function settleSignature(intent: SignatureIntent): AppThunk<Promise<void>> {
  return async (dispatch) => {
    const { key, contractId, guaranteeId, withdrawal } = intent;
    const now = await freshWithdrawal(guaranteeId, withdrawal.id);
    if (now === null || isUnsigned(now)) return dispatch(saveSignature(intent));
    dispatch(withdrawalSaved({ contractId, guaranteeId, transaction: now }));
    dispatch(intentSettled(key));
  };
}

/** Saves the user's signature. Throws `record-refused` when the backend will not have it: the release starts anew. */
export function saveSignature(intent: SignatureIntent): AppThunk<Promise<void>> {
  return async (dispatch) => {
    const { key, contractId, guaranteeId, withdrawal } = intent;
    try {
      await saveTransaction(withdrawal);
    } catch (error) {
      if (!isRefusal(error)) throw error;
      dispatch(unsigned(intent));
      dispatch(withdrawalDeleted({ contractId, guaranteeId, transactionId: withdrawal.id }));
      const { message, detail } = errorData(error);
      throw new AppError('record-refused', `The signature was not taken: ${message}`, detail);
    }
    dispatch(withdrawalSaved({ contractId, guaranteeId, transaction: withdrawal }));
    dispatch(intentSettled(key));
  };
}

/** Without the signature the withdrawal is one that nobody signed: it is deleted next. */
function unsigned({ key, contractId, guaranteeId, withdrawal }: SignatureIntent) {
  const { id: withdrawalId, address, amount } = withdrawal;
  return intentNoted({ kind: 'release', key, contractId, guaranteeId, address, amount, known: [], withdrawalId });
}
