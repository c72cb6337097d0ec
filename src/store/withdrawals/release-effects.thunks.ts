import { loadBitcoin } from '@/bitcoin/client';
import type { Transaction } from '@/domain/models';
import { AppError, toErrorData } from '@/domain/primitives/errors';
import { isSameId } from '@/domain/primitives/ids';
import { areAccepted } from '@/domain/withdrawal/concerns';
import type { ReleaseEffect } from '@/domain/withdrawal/release-machine';
import { isBroadcast, isUnsigned } from '@/domain/withdrawal/withdrawal-stage';
import { logger } from '@/lib/logger';
import { createWithdrawal, deleteTransaction } from '@/services/transactions.service';
import { requireUser } from '@/store/auth/auth.selectors';
import { isGone, isRefusal, withRetry } from '@/store/calls/requests';
import { saveTransaction } from '@/store/calls/save-transaction';
import { requireWaiting, waitFor } from '@/store/calls/stop';
import { requireContract } from '@/store/contracts/contracts.selectors';
import { withdrawalDeleted, withdrawalSaved } from '@/store/contracts/contracts.slice';
import { findCreated } from '@/store/outbox/intents';
import type { Release } from '@/store/outbox/releases';
import { requireTermsNow } from '@/store/seals/terms-check.thunks';
import type { AppThunk } from '@/store/setup/store-types';
import { reviewInspection } from '@/store/withdrawals/concerns.thunks';
import { fetchWithdrawals } from '@/store/withdrawals/fetch-withdrawals';
import { keepOwnSignature } from '@/store/withdrawals/open-signatures.thunks';
import { broadcast, recordExecuted } from '@/store/withdrawals/release-broadcast.thunks';
import { type Report, type RunEffect, type Signer, toGuaranteeRef } from '@/store/withdrawals/release-report';
import { loadSigningContext } from '@/store/withdrawals/signing-context';

export const RELEASE_EFFECTS: Readonly<Record<ReleaseEffect, RunEffect>> = {
  'create-withdrawal': (release, _signer, stop) => requestWithdrawal(release, stop),
  sign: (release, signer, stop) => sign(release, signer, stop),
  'save-signature': (release, signer, stop) => saveSignature(release, signer, stop),
  'find-withdrawal': (release, _signer, stop) => findWithdrawal(release, stop),
  'check-signature': (release, _signer, stop) => checkSignature(release, stop),
  'check-cancellable': (release, _signer, stop) => checkCancellable(release, stop),
  'delete-withdrawal': (release, _signer, stop) => deleteWithdrawal(release, stop),
  broadcast: (release, _signer, stop) => broadcast(release, stop),
  record: (release, _signer, stop) => recordExecuted(release, stop),
};

/** A lost answer is looked up before it counts as lost: the backend may have created the withdrawal all the same. */
function requestWithdrawal(release: Release, stop?: AbortSignal): AppThunk<Promise<Report>> {
  return async (_dispatch, getState) => {
    const user = requireUser(getState());
    const { contractors } = requireContract(getState(), release.contractId);
    const { address, amount } = requireOrder(release);
    requireWaiting(stop);
    const call = createWithdrawal({
      guaranteeId: release.guaranteeId,
      address,
      amount,
      senderId: contractors[0] ?? user.id,
      receiverIds: [user.id],
    });
    let hasEnded = false;
    call
      .catch(() => undefined)
      .finally(() => {
        hasEnded = true;
      });
    try {
      return reportCreated(await waitFor(call, stop));
    } catch (error) {
      if (isRefusal(error)) return { event: 'refused', error };
      const withdrawals = await waitFor(fetchWithdrawals(release.guaranteeId), stop).catch(() => []);
      const withdrawal = findCreated(release, user.id, withdrawals);
      if (withdrawal === null) return { event: 'lost', error, ...(!hasEnded && { late: call }) };
      logger.info(`Withdrawal ${withdrawal.id} was created although its answer was lost`);
      return reportCreated(withdrawal);
    }
  };
}

function reportCreated(withdrawal: Transaction): Report {
  return { event: 'created', changes: { withdrawal, withdrawalId: withdrawal.id } };
}

function sign(release: Release, signer: Signer | null, stop?: AbortSignal): AppThunk<Promise<Report>> {
  return async (dispatch, getState) => {
    try {
      if (signer === null) throw new AppError('unexpected', 'No key is open');
      const { withdrawal } = release;
      if (withdrawal === null || withdrawal.unsignedPsbt === null) {
        throw new AppError('bad-answer', 'The created withdrawal has no PSBT', { field: 'transaction.u_psbt' });
      }
      const { handle, shownFee, accepted, consent, onProgress } = signer;
      onProgress('checking');
      const context = await waitFor(
        dispatch(loadSigningContext(release, requireOrder(release), withdrawal.unsignedPsbt)),
        stop,
      );
      const engine = await loadBitcoin();
      const inspection = await engine.inspectPsbt(withdrawal.unsignedPsbt, context);
      if (inspection.verdict !== 'refuse') {
        const review = await waitFor(dispatch(reviewInspection(release, inspection, { shownFee })), stop);
        if (!areAccepted(review.concerns, accepted)) return { event: 'questioned', review };
      }
      await waitFor(dispatch(requireTermsNow(release.contractId, consent)), stop);
      requireWaiting(stop);
      onProgress('signing');
      const feeAccepted = accepted.includes('fee-high');
      const { psbt, summary } = await engine.signPsbt(handle, withdrawal.unsignedPsbt, context, { feeAccepted });
      const signed = { ...withdrawal, signedPsbt: psbt, signer: requireUser(getState()).id };
      // What was signed, whatever the server's record says.
      const given = { ...signed, ...requireOrder(release) };
      await dispatch(keepOwnSignature(release, { withdrawal: given, psbt, txid: summary.txid, txHex: null }));
      return { event: 'signed', changes: { withdrawal: signed } };
    } catch (error) {
      return { event: 'failed', error };
    }
  };
}

function saveSignature(release: Release, signer: Signer | null, stop?: AbortSignal): AppThunk<Promise<Report>> {
  return async (dispatch) => {
    const { withdrawal } = release;
    if (withdrawal === null) throw new AppError('unexpected', 'There is no signature to save');
    signer?.onProgress('saving');
    try {
      await saveTransaction(withdrawal, stop);
    } catch (error) {
      if (!isRefusal(error)) throw error;
      dispatch(withdrawalDeleted({ ...toGuaranteeRef(release), transactionId: withdrawal.id }));
      const { message, detail } = toErrorData(error);
      const refusal = new AppError('record-refused', `The signature was not taken: ${message}`, detail);
      return { event: 'refused', changes: { known: [] }, error: refusal };
    }
    dispatch(withdrawalSaved({ ...toGuaranteeRef(release), transaction: withdrawal }));
    return { event: 'saved' };
  };
}

function findWithdrawal(release: Release, stop?: AbortSignal): AppThunk<Promise<Report>> {
  return async (_dispatch, getState) => {
    const withdrawals = await waitFor(fetchWithdrawals(release.guaranteeId), stop);
    const withdrawal = findCreated(release, requireUser(getState()).id, withdrawals);
    if (withdrawal !== null) return { event: 'found', changes: { withdrawal, withdrawalId: withdrawal.id } };
    return { event: getState().outbox.live[release.key] === 'unanswered' ? 'pending' : 'missing' };
  };
}

/** What others did with the withdrawal since it was signed, its broadcast above all, must not be overwritten. */
function checkSignature(release: Release, stop?: AbortSignal): AppThunk<Promise<Report>> {
  return async (dispatch) => {
    const current = await waitFor(fetchCurrent(release), stop);
    if (current === null || isUnsigned(current)) return { event: 'unsaved' };
    dispatch(withdrawalSaved({ ...toGuaranteeRef(release), transaction: current }));
    return { event: 'superseded' };
  };
}

function checkCancellable(release: Release, stop?: AbortSignal): AppThunk<Promise<Report>> {
  return async (dispatch) => {
    const current = await waitFor(fetchCurrent(release), stop);
    if (current === null || !isBroadcast(current)) return { event: 'cancellable' };
    dispatch(withdrawalSaved({ ...toGuaranteeRef(release), transaction: current }));
    const error = new AppError('already-broadcast', 'The transaction was broadcast meanwhile', { id: current.id });
    return { event: 'superseded', error };
  };
}

/** A withdrawal that is already gone counts as deleted. */
function deleteWithdrawal(release: Release, stop?: AbortSignal): AppThunk<Promise<Report>> {
  return async (dispatch) => {
    const { withdrawalId } = release;
    if (withdrawalId === null) throw new AppError('unexpected', 'There is no withdrawal to delete');
    await withRetry(() => deleteTransaction(withdrawalId), stop).catch((error: unknown) => {
      if (!isGone(error)) throw error;
    });
    dispatch(withdrawalDeleted({ ...toGuaranteeRef(release), transactionId: withdrawalId }));
    return { event: 'deleted' };
  };
}

/** The withdrawal as the backend has it now; `null` when it is gone. */
async function fetchCurrent({ guaranteeId, withdrawalId }: Release): Promise<Transaction | null> {
  return (await fetchWithdrawals(guaranteeId)).find(({ id }) => isSameId(id, withdrawalId)) ?? null;
}

function requireOrder({ address, amount }: Release) {
  if (address === null || amount === null) throw new AppError('unexpected', 'The release has no destination or amount');
  return { address, amount };
}
