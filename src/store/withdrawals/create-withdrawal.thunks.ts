import { nanoid } from '@reduxjs/toolkit';
import type { GuaranteeRef, Transaction } from '@/domain/models';
import type { Sats } from '@/domain/primitives/amount';
import { errorData } from '@/domain/primitives/errors';
import { sameId } from '@/domain/primitives/ids';
import { isUnsigned, lastWithdrawal } from '@/domain/withdrawal/withdrawal-stage';
import { logger } from '@/lib/logger';
import { createWithdrawal, listWithdrawals, type NewWithdrawal } from '@/services/transactions.service';
import { isRefusal, withTimeout } from '@/store/calls/retry';
import { withdrawalSaved } from '@/store/contracts/contracts.slice';
import { requireContract, requireGuarantee, requireUser } from '@/store/contracts/require';
import { createdFor, type ReleaseIntent } from '@/store/outbox/intents';
import { selectIntents } from '@/store/outbox/outbox.selectors';
import { intentNoted, intentSettled } from '@/store/outbox/outbox.slice';
import { settleRelease } from '@/store/outbox/settle.thunks';
import { atWork, type Work } from '@/store/outbox/work.thunks';
import type { AppThunk } from '@/store/setup/store-types';
import { discardQuietly } from '@/store/withdrawals/cancel.thunks';

export interface ReleaseOrder {
  address: string;
  /** What reaches the destination, after the fee. */
  finalAmount: Sats;
}

/** A new withdrawal, unsigned, with the key of the intent that stays until it is signed or deleted. */
export interface CreatedWithdrawal {
  key: string;
  withdrawal: Transaction;
}

/** One withdrawal at a time: what nobody signed makes way for the new one. `fresh` is the backend's list. */
export function createFor(
  place: GuaranteeRef,
  order: ReleaseOrder,
  fresh: readonly Transaction[],
): AppThunk<Promise<CreatedWithdrawal>> {
  return async (dispatch, getState) => {
    for (const intent of selectIntents(getState(), 'release', place)) await dispatch(settleRelease(intent));
    const last = lastWithdrawal(requireGuarantee(getState(), place));
    if (last !== null && isUnsigned(last)) await dispatch(makeWay(place, last, fresh));
    const known = requireGuarantee(getState(), place).withdrawals.map(({ id }) => id);
    const { address, finalAmount: amount } = order;
    return dispatch(create({ kind: 'release', key: nanoid(), ...place, address, amount, known, withdrawalId: null }));
  };
}

/** Deletes an orphan, unless it has become more than that elsewhere. */
function makeWay(
  place: GuaranteeRef,
  orphan: Transaction,
  fresh: readonly Transaction[],
): AppThunk<void | Promise<void>> {
  return (dispatch) => {
    const now = fresh.find(({ id }) => sameId(id, orphan.id));
    if (now === undefined || isUnsigned(now)) return dispatch(discardQuietly(place, orphan));
    dispatch(withdrawalSaved({ ...place, transaction: now }));
  };
}

/** The intent is stored before the call, so that a withdrawal whose answer was lost is found again. */
function create(
  intent: ReleaseIntent & Pick<NewWithdrawal, 'address' | 'amount'>,
): AppThunk<Promise<CreatedWithdrawal>> {
  return async (dispatch, getState) => {
    const { key, contractId, guaranteeId, address, amount } = intent;
    const user = requireUser(getState());
    dispatch(intentNoted(intent));
    const work = dispatch(atWork(key));
    const call = createWithdrawal({
      guaranteeId: guaranteeId,
      address,
      amount,
      senderId: requireContract(getState(), contractId).contractors[0] ?? user.id,
      receiverIds: [user.id],
    });
    const ended = { now: false };
    call.catch(() => undefined).finally(() => (ended.now = true));
    try {
      const withdrawal = await withTimeout(call).catch((error) => dispatch(found(intent, error)));
      dispatch(intentNoted({ ...intent, withdrawalId: withdrawal.id }));
      return { key, withdrawal };
    } catch (error) {
      if (isRefusal(error)) dispatch(intentSettled(key));
      if (ended.now) work.end();
      else dispatch(whenLate(intent, call, work));
      throw error;
    }
  };
}

/** Did the work and lost its answer? Then the withdrawal is there; otherwise rejects with the error of the call. */
function found(intent: ReleaseIntent, error: unknown): AppThunk<Promise<Transaction>> {
  return async (_dispatch, getState) => {
    if (isRefusal(error)) throw error;
    const user = requireUser(getState());
    const withdrawals = await withTimeout(listWithdrawals(intent.guaranteeId)).catch(() => []);
    const withdrawal = createdFor(intent, user.id, withdrawals);
    if (withdrawal === null) throw error;
    logger.info(`Withdrawal ${withdrawal.id} was created although its answer was lost`);
    return withdrawal;
  };
}

/** An answer that comes after the user was told that there is none: what it brings is cleared away. */
function whenLate(intent: ReleaseIntent, call: Promise<Transaction>, work: Work): AppThunk<void> {
  return (dispatch) => {
    work.unanswered();
    call
      .then((withdrawal) => dispatch(discardQuietly(intent, withdrawal)))
      .catch((error) => logger.info(`A late answer: ${errorData(error).message}`))
      .finally(() => work.end());
  };
}
