import { settings } from '@/config/settings';
import type { Transaction } from '@/domain/models';
import { AppError, toErrorData } from '@/domain/primitives/errors';
import type { ReleaseEffect } from '@/domain/withdrawals/release-machine';
import { isBroadcast, isUnsigned } from '@/domain/withdrawals/withdrawal-stage';
import type { Intent } from '@/lib/intent';
import { logger } from '@/lib/logger';
import { listCurrentWithdrawals } from '@/services/current-withdrawals.service';
import { getTransactionInfo } from '@/services/explorer.service';
import { readPaidAmount } from '@/services/schemas/paid-amount';
import { broadcastTransaction, createWithdrawal, deleteTransaction } from '@/services/transactions.service';
import { requireUser } from '@/store/auth/auth.selectors';
import { isGone, isRefusal, listTwins, saveTransaction, withRetry } from '@/store/calls/requests';
import { withTimeout } from '@/store/calls/with-timeout';
import { requireContract } from '@/store/contracts/contracts.selectors';
import { withdrawalDeleted, withdrawalSaved } from '@/store/contracts/contracts.slice';
import type { AppThunk } from '@/store/core/store-types';
import { listCreated } from '@/store/outbox/intents';
import type { Release } from '@/store/outbox/releases';
import { signTransaction } from '@/store/signing/sign.thunks';
import { fetchCurrent, recordExecuted } from '@/store/withdrawals/record-executed.thunks';
import { type Report, type RunContext, type RunEffect, toGuaranteeRef } from '@/store/withdrawals/release-report';

export const RELEASE_EFFECTS: Readonly<Record<ReleaseEffect, RunEffect>> = {
  'create-withdrawal': requestWithdrawal,
  sign: signWithdrawal,
  'save-signature': saveSignature,
  'find-withdrawal': findWithdrawal,
  'check-signature': checkSignature,
  'check-cancellable': checkCancellable,
  'delete-withdrawal': deleteWithdrawal,
  broadcast,
  record: recordExecuted,
};

/**
 * A lost answer is looked up before it counts as lost: the backend may still have created the withdrawal. So is one that came: a browser may
 * itself send the request again, and a twin that stays unsigned would hide the withdrawal once it is signed.
 */
function requestWithdrawal(release: Release, { intent }: RunContext): AppThunk<Promise<Report>> {
  return async (_dispatch, getState) => {
    const user = requireUser(getState());
    const { contractors } = requireContract(getState(), release.contractId);
    const { address, amount } = requireOrder(release);
    intent.requireWaiting();
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
      const created = await intent.call(() => call);
      const current = await intent.call(() => withTimeout(listCurrentWithdrawals(release))).catch(() => []);
      return reportCreated(created, listCreated(release, user.id, current));
    } catch (error) {
      if (isRefusal(error)) return { event: 'refused', error };
      const withdrawals = await intent.call(() => listCurrentWithdrawals(release)).catch(() => []);
      const alike = listCreated(release, user.id, withdrawals);
      const withdrawal = alike.at(-1);
      if (withdrawal === undefined) return { event: 'lost', error, ...(!hasEnded && { late: call }) };
      logger.info(`Withdrawal ${withdrawal.id} was created although its answer was lost`);
      return reportCreated(withdrawal, alike);
    }
  };
}

function reportCreated(withdrawal: Transaction, alike: readonly Transaction[]): Report {
  const changes = { withdrawal, withdrawalId: withdrawal.id };
  return { event: 'created', changes, twins: listTwins(withdrawal, alike) };
}

function signWithdrawal(release: Release, { signing }: RunContext): AppThunk<Promise<Report>> {
  return async (dispatch, getState) => {
    try {
      if (signing === undefined) throw new AppError('unexpected', 'No key is open');
      const { withdrawal } = release;
      const { signer, shownFee, consent, own } = signing;
      const unsignedPsbt = own?.psbt ?? withdrawal?.unsignedPsbt ?? null;
      if (withdrawal === null || unsignedPsbt === null) {
        throw new AppError('bad-answer', 'The created withdrawal has no PSBT', { field: 'transaction.u_psbt' });
      }
      const order = requireOrder(release);
      const ordered = readPaidAmount({ ...withdrawal, ...order, unsignedPsbt }, settings().withdrawalAmount);
      const sign = (signedPsbt: string) => ({ signedPsbt, signer: requireUser(getState()).id });
      const outcome = await dispatch(
        signTransaction(signer, {
          guaranteeRef: toGuaranteeRef(release),
          psbt: unsignedPsbt,
          // If the fee is unknown, the transaction is unreadable, which the inspection says.
          pays: { ...order, amount: ordered.amount ?? order.amount },
          payees: own?.payees ?? [],
          shownFee,
          consent,
          isLast: false,
          // The signed transaction, regardless of the server's record.
          toRecord: (psbt) => ({ ...ordered, ...sign(psbt) }),
        }),
      );
      if (outcome.kind === 'ask') return { event: 'questioned', review: outcome.review };
      return { event: 'signed', changes: { withdrawal: { ...withdrawal, ...sign(outcome.psbt) } } };
    } catch (error) {
      return { event: 'failed', error };
    }
  };
}

function saveSignature(release: Release, { intent, signing }: RunContext): AppThunk<Promise<Report>> {
  return async (dispatch) => {
    const { withdrawal } = release;
    if (withdrawal === null) throw new AppError('unexpected', 'There is no signature to save');
    if (signing !== undefined) intent.progress('saving');
    try {
      await saveTransaction(withdrawal, intent);
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

function findWithdrawal(release: Release, { intent }: RunContext): AppThunk<Promise<Report>> {
  return async (_dispatch, getState) => {
    const withdrawals = await intent.call(() => listCurrentWithdrawals(release));
    const withdrawal = listCreated(release, requireUser(getState()).id, withdrawals).at(-1);
    if (withdrawal !== undefined) return { event: 'found', changes: { withdrawal, withdrawalId: withdrawal.id } };
    return { event: getState().outbox.live[release.key] === 'unanswered' ? 'pending' : 'missing' };
  };
}

/** Changes by others since the signature, above all a broadcast, must not be overwritten. */
function checkSignature(release: Release, { intent }: RunContext): AppThunk<Promise<Report>> {
  return async (dispatch) => {
    const current = await intent.call(() => fetchCurrent(release));
    if (current === null || isUnsigned(current)) return { event: 'unsaved' };
    dispatch(withdrawalSaved({ ...toGuaranteeRef(release), transaction: current }));
    return { event: 'superseded' };
  };
}

function checkCancellable(release: Release, { intent }: RunContext): AppThunk<Promise<Report>> {
  return async (dispatch) => {
    const current = await intent.call(() => fetchCurrent(release));
    if (current === null || !isBroadcast(current)) return { event: 'cancellable' };
    dispatch(withdrawalSaved({ ...toGuaranteeRef(release), transaction: current }));
    const error = new AppError('already-broadcast', 'The transaction was broadcast meanwhile', { id: current.id });
    return { event: 'superseded', error };
  };
}

/** A withdrawal that is already gone counts as deleted. */
function deleteWithdrawal(release: Release, { intent }: RunContext): AppThunk<Promise<Report>> {
  return async (dispatch) => {
    const { withdrawalId } = release;
    if (withdrawalId === null) throw new AppError('unexpected', 'There is no withdrawal to delete');
    await withRetry(() => deleteTransaction(withdrawalId), intent).catch((error: unknown) => {
      if (!isGone(error)) throw error;
    });
    dispatch(withdrawalDeleted({ ...toGuaranteeRef(release), transactionId: withdrawalId }));
    return { event: 'deleted' };
  };
}

function requireOrder({ address, amount }: Release) {
  if (address === null || amount === null) throw new AppError('unexpected', 'The release has no destination or amount');
  return { address, amount };
}

/** docs/bitcoin.md#broadcasting. Only when the network is known not to have the transaction is a refusal final. */
function broadcast({ final }: Release, { intent }: RunContext): AppThunk<Promise<Report>> {
  return async () => {
    if (final === null) throw new AppError('unexpected', 'There is no transaction to broadcast');
    intent.requireWaiting();
    try {
      const txid = await intent.call(() => broadcastTransaction(final.txHex));
      // The txid follows from the transaction, whatever txid the backend returns.
      if (txid !== final.txid) logger.warn(`The backend answered another txid: ${txid}`);
      return { event: 'sent' };
    } catch (error) {
      const isKnown = await isKnownToExplorer(final.txid, intent);
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

/** `null`: the explorer did not answer. */
async function isKnownToExplorer(txid: string, intent: Intent): Promise<boolean | null> {
  try {
    return (await intent.call(() => withTimeout(getTransactionInfo(txid)))) !== null;
  } catch {
    return null;
  }
}
