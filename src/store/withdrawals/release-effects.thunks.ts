import type { KeyHandle } from '@/bitcoin/api';
import { loadBitcoin } from '@/bitcoin/client';
import type { GuaranteeRef, Transaction } from '@/domain/models';
import type { Sats } from '@/domain/primitives/amount';
import { AppError, toErrorData } from '@/domain/primitives/errors';
import { isSameId } from '@/domain/primitives/ids';
import { areAccepted, type ConcernKind } from '@/domain/withdrawal/concerns';
import type { AcceptedInspection } from '@/domain/withdrawal/inspection';
import type { ReleaseEffect, ReleaseEvent } from '@/domain/withdrawal/release-machine';
import type { OnProgress } from '@/domain/withdrawal/signing';
import { isBroadcast, isUnsigned } from '@/domain/withdrawal/withdrawal-stage';
import { logger } from '@/lib/logger';
import { getTransactionInfo } from '@/services/explorer.service';
import { broadcastTransaction, createWithdrawal, deleteTransaction } from '@/services/transactions.service';
import { requireUser } from '@/store/auth/auth.selectors';
import { isGone, isRefusal, withRetry } from '@/store/calls/requests';
import { saveTransaction } from '@/store/calls/save-transaction';
import { requireWaiting, waitFor } from '@/store/calls/stop';
import { withTimeout } from '@/store/calls/with-timeout';
import { requireContract } from '@/store/contracts/contracts.selectors';
import { withdrawalDeleted, withdrawalSaved } from '@/store/contracts/contracts.slice';
import { findCreated } from '@/store/outbox/intents';
import type { Release } from '@/store/outbox/releases';
import type { AppThunk } from '@/store/setup/store-types';
import { type Review, reviewInspection } from '@/store/withdrawals/concerns.thunks';
import { fetchWithdrawals } from '@/store/withdrawals/fetch-withdrawals';
import { keepOwnSignature } from '@/store/withdrawals/open-signatures.thunks';
import { loadSigningContext } from '@/store/withdrawals/signing-context';

/** What signing needs. The key is open for the time of one run. */
export interface Signer {
  handle: KeyHandle;
  /** The fee that the form showed. */
  shownFee: Sats;
  /** What the user has accepted about the transaction. */
  accepted: readonly ConcernKind[];
  onProgress: OnProgress;
}

/** What an effect reports: the next event, and what it learned. */
export interface Report {
  event: ReleaseEvent;
  changes?: Partial<Release>;
  /** Why, for the user or the log. */
  error?: unknown;
  /** Of `questioned`. */
  review?: Review<AcceptedInspection>;
  /** Of `lost`: the call goes on, and its answer may still come. */
  late?: Promise<Transaction>;
}

/** Makes the calls of one effect, until the user stops waiting. A rejection counts as `lost`. */
type RunEffect = (release: Release, signer: Signer | null, stop?: AbortSignal) => AppThunk<Promise<Report>>;

export const RELEASE_EFFECTS: Readonly<Record<ReleaseEffect, RunEffect>> = {
  'create-withdrawal': (release, _signer, stop) => requestWithdrawal(release, stop),
  sign: (release, signer, stop) => sign(release, signer, stop),
  'save-signature': (release, signer, stop) => saveSignature(release, signer, stop),
  'find-withdrawal': (release, _signer, stop) => findWithdrawal(release, stop),
  'check-signature': (release, _signer, stop) => checkSignature(release, stop),
  'check-cancellable': (release, _signer, stop) => checkCancellable(release, stop),
  'delete-withdrawal': (release, _signer, stop) => deleteWithdrawal(release, stop),
  broadcast: (release, _signer, stop) => send(release, stop),
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
      const { handle, shownFee, accepted, onProgress } = signer;
      onProgress('checking');
      const context = await waitFor(
        dispatch(loadSigningContext(release, requireOrder(release), withdrawal.unsignedPsbt)),
        stop,
      );
      const engine = await loadBitcoin();
      const inspection = await engine.inspectPsbt(withdrawal.unsignedPsbt, context);
      if (inspection.verdict !== 'refuse') {
        const review = await waitFor(dispatch(reviewInspection(release, inspection, shownFee)), stop);
        if (!areAccepted(review.concerns, accepted)) return { event: 'questioned', review };
      }
      requireWaiting(stop);
      onProgress('signing');
      const feeAccepted = accepted.includes('fee-high');
      const { psbt, summary } = await engine.signPsbt(handle, withdrawal.unsignedPsbt, context, { feeAccepted });
      const signed = { ...withdrawal, signedPsbt: psbt, signer: requireUser(getState()).id };
      await dispatch(keepOwnSignature(release, { withdrawal: signed, psbt, txid: summary.txid, txHex: null }));
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

/** docs/bitcoin.md#broadcasting. Only when the network is known not to have the transaction is a refusal final. */
function send({ final }: Release, stop?: AbortSignal): AppThunk<Promise<Report>> {
  return async () => {
    if (final === null) throw new AppError('unexpected', 'There is no transaction to broadcast');
    requireWaiting(stop);
    try {
      const txid = await waitFor(broadcastTransaction(final.txHex), stop);
      // The txid follows from the transaction, whatever the backend calls it.
      if (txid !== final.txid) logger.warn(`The backend answered another txid: ${txid}`);
      return { event: 'sent' };
    } catch (error) {
      const isKnown = await isKnownToExplorer(final.txid, stop);
      if (isKnown === true) return { event: 'sent' };
      if (isKnown === null || !isRefusal(error)) return { event: 'lost', error };
      const { message, detail } = toErrorData(error);
      return {
        event: 'refused',
        error: new AppError('broadcast-refused', `The broadcast was refused: ${message}`, detail),
      };
    }
  };
}

/** `null`: the explorer did not say. */
async function isKnownToExplorer(txid: string, stop?: AbortSignal): Promise<boolean | null> {
  try {
    return (await waitFor(withTimeout(getTransactionInfo(txid)), stop)) !== null;
  } catch {
    return null;
  }
}

function recordExecuted(release: Release, stop?: AbortSignal): AppThunk<Promise<Report>> {
  return async (dispatch) => {
    const { withdrawal, final } = release;
    if (withdrawal === null || final === null) throw new AppError('unexpected', 'There is no broadcast to record');
    const executed = { ...withdrawal, status: 'executed', txid: final.txid };
    await saveTransaction(executed, stop);
    dispatch(withdrawalSaved({ ...toGuaranteeRef(release), transaction: executed }));
    return { event: 'recorded' };
  };
}

/** The withdrawal as the backend has it now; `null` when it is gone. */
async function fetchCurrent({ guaranteeId, withdrawalId }: Release): Promise<Transaction | null> {
  return (await fetchWithdrawals(guaranteeId)).find(({ id }) => isSameId(id, withdrawalId)) ?? null;
}

function toGuaranteeRef({ contractId, guaranteeId }: Release): GuaranteeRef {
  return { contractId, guaranteeId };
}

function requireOrder({ address, amount }: Release) {
  if (address === null || amount === null) throw new AppError('unexpected', 'The release has no destination or amount');
  return { address, amount };
}
