import { nanoid } from '@reduxjs/toolkit';
import type { Transaction } from '@/domain/models';
import { AppError } from '@/domain/primitives/errors';
import { sameId } from '@/domain/primitives/ids';
import { createDeposit, listDeposits } from '@/services/transactions.service';
import { isRefusal, patiently } from '@/store/calls/retry';
import { depositSaved, type GuaranteePlace } from '@/store/contracts/contracts.slice';
import { requireGuarantee, requireUser } from '@/store/contracts/require';
import type { DepositIntent } from '@/store/outbox/intents';
import { selectIntents } from '@/store/outbox/outbox.selectors';
import { intentNoted, intentSettled } from '@/store/outbox/outbox.slice';
import type { AppThunk } from '@/store/setup/store-types';

/**
 * Asks for a deposit address. The intent is stored before the call: when the answer is lost, the address that came of
 * it is found again instead of a second one being asked for.
 */
export function newDeposit(place: GuaranteePlace): AppThunk<Promise<Transaction>> {
  return async (dispatch, getState) => {
    const known = requireGuarantee(getState(), place).deposits.map(({ id }) => id);
    const intent: DepositIntent = { kind: 'deposit', key: nanoid(), ...place, known };
    dispatch(intentNoted(intent));
    try {
      const deposit = await patiently(createDeposit({ ...place, senderId: requireUser(getState()).id }));
      return dispatch(seen(intent, deposit));
    } catch (error) {
      if (isRefusal(error)) dispatch(intentSettled(intent.key));
      const lost = isRefusal(error) ? null : await dispatch(unseenDeposit(place)).catch(() => null);
      if (lost === null) throw error;
      return lost;
    }
  };
}

/** The deposit that came of a call whose answer never arrived, or `null`. */
export function unseenDeposit(place: GuaranteePlace): AppThunk<Promise<Transaction | null>> {
  return async (dispatch, getState) => {
    const intent = selectIntents(getState(), 'deposit', place).at(-1);
    if (intent === undefined) return null;
    const user = requireUser(getState());
    const deposits = await patiently(listDeposits(place.guaranteeId));
    const own = deposits.filter(({ id, senderId }) => sameId(senderId, user.id) && !isKnown(intent, id));
    const deposit = own.at(-1);
    return deposit?.address ? dispatch(seen(intent, deposit)) : null;
  };
}

function isKnown({ known }: DepositIntent, id: Transaction['id']): boolean {
  return known.some((each) => sameId(each, id));
}

function seen(intent: DepositIntent, deposit: Transaction): AppThunk<Transaction> {
  return (dispatch, getState) => {
    const { contractId, guaranteeId } = intent;
    if (deposit.address === null) throw new AppError('no-deposit-answer', 'No address received from createDeposit');
    dispatch(depositSaved({ contractId, guaranteeId, transaction: deposit }));
    for (const { key } of selectIntents(getState(), 'deposit', intent)) dispatch(intentSettled(key));
    return deposit;
  };
}
