import { nanoid } from '@reduxjs/toolkit';
import type { Inspection, KeyHandle, SignOptions } from '@/bitcoin/api';
import { bitcoin } from '@/bitcoin/client';
import type { GuaranteeRef, Transaction } from '@/domain/models';
import { AppError, errorData } from '@/domain/primitives/errors';
import { sameId } from '@/domain/primitives/ids';
import type { Result } from '@/domain/primitives/result';
import type { OnProgress } from '@/domain/withdrawal/signing-stage';
import { logger } from '@/lib/logger';
import { withTimeout } from '@/store/calls/retry';
import { toResult } from '@/store/calls/to-result';
import { withdrawalSaved } from '@/store/contracts/contracts.slice';
import { requireUser } from '@/store/contracts/require';
import type { SignatureIntent } from '@/store/outbox/intents';
import { selectIntents } from '@/store/outbox/outbox.selectors';
import { intentNoted } from '@/store/outbox/outbox.slice';
import { saveSignature } from '@/store/outbox/settle.thunks';
import { endWork } from '@/store/outbox/work.thunks';
import type { AppThunk } from '@/store/setup/store-types';
import { discardQuietly } from '@/store/withdrawals/cancel.thunks';
import { type CreatedWithdrawal, createFor, type ReleaseOrder } from '@/store/withdrawals/create-withdrawal.thunks';
import { withOwnKey } from '@/store/withdrawals/own-key';
import { signingContext } from '@/store/withdrawals/signing-context';
import { requireNoneWaiting, withSigningLock } from '@/store/withdrawals/signing-lock.thunks';

/** `ask`: the fee is high and the user has to accept it first; the withdrawal waits, unsigned. */
export type ReleaseResult =
  | { kind: 'signed'; withdrawal: Transaction }
  | { kind: 'ask'; withdrawal: Transaction; inspection: Extract<Inspection, { verdict: 'ask' }> };

/**
 * Creates a withdrawal and signs it (docs/specification.md#withdrawal-flow). The key is opened first, so that a wrong
 * password leaves nothing behind; a withdrawal that ends up unsigned is deleted again.
 */
export function release(
  place: GuaranteeRef,
  order: ReleaseOrder,
  password: string,
  tell: OnProgress = () => undefined,
): AppThunk<Promise<Result<ReleaseResult>>> {
  return (dispatch, getState) =>
    toResult('Releasing the guarantee', () => {
      const create = async (handle: KeyHandle) => {
        tell('creating');
        const fresh = await dispatch(requireNoneWaiting(place));
        const created = await dispatch(createFor(place, order, fresh));
        try {
          return await dispatch(signAndStore(place, order, created, handle, { feeAccepted: false, tell }));
        } catch (error) {
          await dispatch(discardQuietly(place, created.withdrawal));
          throw error;
        }
      };
      tell('opening-key');
      return dispatch(withSigningLock(place, () => withOwnKey(requireUser(getState()), password, create)));
    });
}

/** Goes on after `ask`: the user has accepted the fee. */
export function releaseWithHighFee(
  place: GuaranteeRef,
  order: ReleaseOrder,
  withdrawal: Transaction,
  password: string,
  tell: OnProgress = () => undefined,
): AppThunk<Promise<Result<ReleaseResult>>> {
  return (dispatch, getState) =>
    toResult('Releasing the guarantee', () => {
      const sign = (handle: KeyHandle) =>
        dispatch(
          signAndStore(place, order, dispatch(intended(place, withdrawal)), handle, { feeAccepted: true, tell }),
        );
      tell('opening-key');
      return dispatch(withSigningLock(place, () => withOwnKey(requireUser(getState()), password, sign)));
    });
}

/** A withdrawal that waited for the user's word, under the intent that it was created with. */
function intended(place: GuaranteeRef, withdrawal: Transaction): AppThunk<CreatedWithdrawal> {
  return (_dispatch, getState) => {
    const intents = selectIntents(getState(), 'release', place);
    const key = intents.find(({ withdrawalId }) => sameId(withdrawalId, withdrawal.id))?.key;
    return { key: key ?? nanoid(), withdrawal };
  };
}

function signAndStore(
  place: GuaranteeRef,
  order: ReleaseOrder,
  { key, withdrawal }: CreatedWithdrawal,
  handle: string,
  { tell, ...options }: SignOptions & { tell: OnProgress },
): AppThunk<Promise<ReleaseResult>> {
  return async (dispatch, getState) => {
    if (withdrawal.unsignedPsbt === null) {
      throw new AppError('bad-answer', 'The created withdrawal has no PSBT', { field: 'transaction.u_psbt' });
    }
    const request = { address: order.address, amount: order.finalAmount };
    tell('checking');
    const context = await withTimeout(dispatch(signingContext(place, request, withdrawal.unsignedPsbt)));
    const engine = await bitcoin();
    const inspection = await engine.inspectPsbt(withdrawal.unsignedPsbt, context);
    if (inspection.verdict === 'ask' && !options.feeAccepted) return { kind: 'ask', withdrawal, inspection };
    tell('signing');
    const { psbt } = await engine.signPsbt(handle, withdrawal.unsignedPsbt, context, options);
    const signed = { ...withdrawal, signedPsbt: psbt, signer: requireUser(getState()).id };
    tell('saving');
    await dispatch(keepSignature({ kind: 'signature', key, ...place, withdrawal: signed }));
    return { kind: 'signed', withdrawal: signed };
  };
}

/** Saves a signature, or keeps it until that works; rejects when the backend will not have it. */
function keepSignature(intent: SignatureIntent): AppThunk<Promise<void>> {
  return async (dispatch) => {
    const { key, contractId, guaranteeId, withdrawal } = intent;
    dispatch(intentNoted(intent));
    dispatch(withdrawalSaved({ contractId, guaranteeId, transaction: withdrawal }));
    try {
      await dispatch(saveSignature(intent));
    } catch (error) {
      if (errorData(error).code === 'record-refused') throw error;
      logger.error(`Saving the signature failed, it will be tried again: ${errorData(error).message}`);
    } finally {
      dispatch(endWork(key));
    }
  };
}
