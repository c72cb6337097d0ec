import { nanoid } from '@reduxjs/toolkit';
import { settings } from '@/config/settings';
import { convertWithdrawalAmount, withPaidAmount } from '@/domain/guarantees/withdrawal-amount';
import type { GuaranteeRef, Transaction } from '@/domain/models';
import type { Sats } from '@/domain/primitives/amount';
import { toErrorData } from '@/domain/primitives/errors';
import { BACKGROUND, type Intent } from '@/lib/intent';
import { logger } from '@/lib/logger';
import { listCurrentWithdrawals } from '@/services/current-withdrawals.service';
import { broadcastTransaction, createWithdrawal } from '@/services/transactions.service';
import { isSignedIn, requireUser } from '@/store/auth/auth.selectors';
import { isRefusal, listTwins, saveTransaction } from '@/store/calls/requests';
import { sendToExplorer } from '@/store/calls/send-to-explorer';
import { withTimeout } from '@/store/calls/with-timeout';
import { requireContract, requireGuarantee } from '@/store/contracts/contracts.selectors';
import { withdrawalSaved } from '@/store/contracts/contracts.slice';
import type { AppThunk } from '@/store/core/store-types';
import { listCreated } from '@/store/outbox/intents';
import { intentNoted, intentSettled } from '@/store/outbox/outbox.slice';
import { claimWork, endWork } from '@/store/outbox/work.thunks';

/** The payment of a return. */
export interface ReturnPayment {
  address: string;
  /** The amount that arrives at the address. */
  amount: Sats;
  fee: Sats;
  txid: string;
  /** The raw transaction, hex. */
  txHex: string;
  /** Of the return of the same coin at each rate: one of them is mined. */
  txids: readonly string[];
}

/**
 * Broadcasts a return, and has the backend record it as an executed withdrawal if it takes that. The record is asked for first: a backend
 * makes one from the coins that are still there. One that replaces another, or is sent again, takes its record over. Nothing depends on it:
 * what stays unsigned is deleted by the outbox, as after a release that was interrupted.
 */
export function broadcastRecorded(
  guaranteeRef: GuaranteeRef,
  payment: ReturnPayment,
  intent: Intent,
): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const { txid, txids, amount, fee } = payment;
    const { withdrawals } = requireGuarantee(getState(), guaranteeRef);
    const earlier = withdrawals?.find((each) => each.txid !== null && txids.includes(each.txid)) ?? null;
    const key = nanoid();
    dispatch(claimWork(key));
    let isHandedOver = false;
    try {
      const record =
        earlier === null
          ? await intent.call(() => dispatch(requestRecord(key, guaranteeRef, payment)))
          : withPaidAmount(earlier, amount, fee, settings().withdrawalAmount);
      await broadcast(payment, intent);
      if (record === null || earlier?.txid === txid) return;
      isHandedOver = true;
      // The network has it: the user does not wait for the record.
      const executed: Transaction = { ...record, status: 'executed', txid };
      // The coin of a replaced return was spent before: the next reload brings the record, and no balance is unknown meanwhile.
      const note = () => earlier === null && dispatch(withdrawalSaved({ ...guaranteeRef, transaction: executed }));
      void dispatch(saveRecord(executed, key, note));
    } finally {
      if (!isHandedOver) dispatch(endWork(key));
    }
  };
}

/** `null`: the backend has none, or has not answered. */
function requestRecord(
  key: string,
  guaranteeRef: GuaranteeRef,
  { address, amount: paid, fee }: ReturnPayment,
): AppThunk<Promise<Transaction | null>> {
  return async (dispatch, getState) => {
    const user = requireUser(getState());
    const { contractors } = requireContract(getState(), guaranteeRef.contractId);
    const { withdrawals } = requireGuarantee(getState(), guaranteeRef);
    const amount = convertWithdrawalAmount(paid, 'recorded', fee, settings().withdrawalAmount);
    if (amount === null || withdrawals === null) return null;
    const known = withdrawals.map(({ id }) => id);
    const order = { kind: 'release', key, ...guaranteeRef, address, amount, known, withdrawalId: null } as const;
    dispatch(intentNoted(order));
    try {
      const created = await withTimeout(
        createWithdrawal({
          guaranteeId: guaranteeRef.guaranteeId,
          address,
          amount,
          senderId: contractors[0] ?? user.id,
          receiverIds: [user.id],
        }),
      );
      dispatch(intentNoted({ ...order, withdrawalId: created.id }));
      void listCurrentWithdrawals(guaranteeRef)
        .then((current) => listTwins(created, listCreated(order, user.id, current)))
        .then((twins) => {
          if (!isSignedIn(getState(), user)) return;
          for (const { id } of twins) dispatch(intentNoted({ ...order, key: nanoid(), withdrawalId: id }));
        })
        .catch((error) => logger.info(`Twins were not looked up: ${toErrorData(error).message}`));
      return created;
    } catch (error) {
      if (isRefusal(error)) dispatch(intentSettled(key));
      logger.info(`The backend makes no record of a return: ${toErrorData(error).message}`);
      return null;
    }
  };
}

function saveRecord(transaction: Transaction, key: string, note: () => void): AppThunk<Promise<void>> {
  return async (dispatch) => {
    try {
      // One that hangs is left to the outbox, or the record would stay unsigned, and the guarantee at work, until the page is left.
      await withTimeout(saveTransaction(transaction, BACKGROUND));
      note();
      dispatch(intentSettled(key));
    } catch (error) {
      logger.info(`The backend does not take the record of a return: ${toErrorData(error).message}`);
    } finally {
      dispatch(endWork(key));
    }
  };
}

/**
 * Broadcasts through the backend, and through the explorer if that does not know the transaction afterwards: a backend may take it
 * without relaying it. Resolves only once the explorer has taken or shows it. Throws AppError `broadcast-refused` if the network
 * refuses it, or the error of the call.
 */
async function broadcast(transaction: { txHex: string; txid: string }, intent: Intent): Promise<void> {
  intent.requireWaiting();
  const failure: unknown = await intent
    .call(() => broadcastTransaction(transaction.txHex))
    .then(
      () => null,
      (error) => error,
    );
  try {
    await sendToExplorer(transaction, intent);
  } catch (error) {
    // The backend may have it, and nobody shows it.
    const isFinal = ['broadcast-refused', 'stopped'].includes(toErrorData(error).code);
    throw isFinal ? error : (failure ?? error);
  }
}
