import type { Inspection, SignOptions } from '@/bitcoin/api';
import { bitcoin } from '@/bitcoin/client';
import type { Sats } from '@/domain/amount';
import { AppError } from '@/domain/errors';
import type { Transaction } from '@/domain/models';
import { isBroadcast, lastWithdrawal } from '@/domain/withdrawal-stage';
import { createWithdrawal } from '@/services/transactions.service';
import { attempt, type Outcome } from '@/store/attempt';
import { type GuaranteePlace, withdrawalSaved } from '@/store/contracts/contracts.slice';
import { requireContract, requireGuarantee, requireUser } from '@/store/contracts/require';
import { saveTransaction } from '@/store/save-transaction';
import type { AppThunk } from '@/store/store-types';
import { discardQuietly } from '@/store/withdrawals/cancel.thunks';
import { withOwnKey } from '@/store/withdrawals/own-key';
import { signingContext } from '@/store/withdrawals/signing-context';

export interface ReleaseOrder {
  address: string;
  /** What reaches the destination, after the fee. */
  finalAmount: Sats;
}

/** `ask`: the fee is high and the user has to accept it first; the withdrawal waits, unsigned. */
export type ReleaseResult =
  | { kind: 'signed'; withdrawal: Transaction }
  | { kind: 'ask'; withdrawal: Transaction; inspection: Extract<Inspection, { verdict: 'ask' }> };

/**
 * Creates a withdrawal and signs it (spec, section 4, Withdrawal flow). The key is opened first, so that a wrong
 * password leaves nothing behind; a withdrawal that ends up unsigned is deleted again.
 */
export function release(
  place: GuaranteePlace,
  order: ReleaseOrder,
  password: string,
): AppThunk<Promise<Outcome<ReleaseResult>>> {
  return (dispatch, getState) =>
    attempt('Releasing the guarantee', () =>
      withOwnKey(requireUser(getState()), password, async (handle) => {
        const withdrawal = await dispatch(createFor(place, order));
        try {
          return await dispatch(signAndStore(place, order, withdrawal, handle, { feeAccepted: false }));
        } catch (error) {
          await dispatch(discardQuietly(place, withdrawal));
          throw error;
        }
      }),
    );
}

/** Goes on after `ask`: the user has accepted the fee. */
export function releaseWithHighFee(
  place: GuaranteePlace,
  order: ReleaseOrder,
  withdrawal: Transaction,
  password: string,
): AppThunk<Promise<Outcome<ReleaseResult>>> {
  return (dispatch, getState) =>
    attempt('Releasing the guarantee', () =>
      withOwnKey(requireUser(getState()), password, (handle) =>
        dispatch(signAndStore(place, order, withdrawal, handle, { feeAccepted: true })),
      ),
    );
}

/** One withdrawal at a time: one that nobody signed makes way for the new one. */
function createFor(place: GuaranteePlace, order: ReleaseOrder): AppThunk<Promise<Transaction>> {
  return async (dispatch, getState) => {
    const state = getState();
    const orphan = lastWithdrawal(requireGuarantee(state, place));
    if (orphan !== null && orphan.signer === null && !isBroadcast(orphan))
      await dispatch(discardQuietly(place, orphan));
    const user = requireUser(state);
    return createWithdrawal({
      guarantee_id: place.guaranteeId,
      address: order.address,
      amount: order.finalAmount,
      sender_id: requireContract(state, place.contractId).contractors[0] ?? user.id,
      receivers_id: [user.id],
    });
  };
}

function signAndStore(
  place: GuaranteePlace,
  order: ReleaseOrder,
  withdrawal: Transaction,
  handle: string,
  options: SignOptions,
): AppThunk<Promise<ReleaseResult>> {
  return async (dispatch, getState) => {
    if (withdrawal.u_psbt === null) {
      throw new AppError('bad-answer', 'The created withdrawal has no PSBT', { field: 'transaction.u_psbt' });
    }
    const request = { address: order.address, amount: order.finalAmount };
    const context = await dispatch(signingContext(place, request));
    const engine = await bitcoin();
    const inspection = await engine.inspectPsbt(withdrawal.u_psbt, context);
    if (inspection.verdict === 'ask' && !options.feeAccepted) return { kind: 'ask', withdrawal, inspection };
    const { psbt } = await engine.signPsbt(handle, withdrawal.u_psbt, context, options);
    const signed = { ...withdrawal, p_psbt: psbt, signer: requireUser(getState()).id };
    await saveTransaction(signed);
    dispatch(withdrawalSaved({ ...place, transaction: signed }));
    return { kind: 'signed', withdrawal: signed };
  };
}
