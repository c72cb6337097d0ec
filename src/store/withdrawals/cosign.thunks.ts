import type { Inspection } from '@/bitcoin/api';
import { bitcoin } from '@/bitcoin/client';
import type { GuaranteeRef, Transaction } from '@/domain/models';
import { AppError } from '@/domain/primitives/errors';
import type { Result } from '@/domain/primitives/result';
import type { OnProgress } from '@/domain/withdrawal/signing-stage';
import { lastWithdrawal } from '@/domain/withdrawal/withdrawal-stage';
import { withTimeout } from '@/store/calls/retry';
import { toResult } from '@/store/calls/to-result';
import { requireGuarantee, requireUser } from '@/store/contracts/require';
import { startRelease } from '@/store/outbox/releases';
import type { AppThunk, RootState } from '@/store/setup/store-types';
import { withOwnKey } from '@/store/withdrawals/own-key';
import { runRelease } from '@/store/withdrawals/release-runner.thunks';
import { signingContext } from '@/store/withdrawals/signing-context';
import { withSigningLock } from '@/store/withdrawals/signing-lock.thunks';

interface SignedByOther {
  withdrawal: Transaction;
  psbt: string;
  request: { address: string; amount: NonNullable<Transaction['amount']> };
}

/** What the other party signed, read from the PSBT itself, before any password is asked. */
export function inspectWithdrawal(place: GuaranteeRef): AppThunk<Promise<Result<Inspection>>> {
  return (dispatch, getState) =>
    toResult('Reading the transaction', async () => {
      const { psbt, request } = signedByOther(getState(), place);
      const context = await withTimeout(dispatch(signingContext(place, request, psbt)));
      return (await bitcoin()).inspectPsbt(psbt, context);
    });
}

export interface Approval {
  /** Of the transaction that was shown: its inputs and outputs. */
  txid: string;
  /** The user ticked that its fee is high. */
  feeAccepted: boolean;
}

/**
 * Adds the user's signature, finalises, broadcasts and records; resolves to the txid. A withdrawal that was replaced
 * since it was shown is refused: nobody signs what they have not seen.
 */
export function cosign(
  place: GuaranteeRef,
  password: string,
  { txid: shown, feeAccepted }: Approval,
  tell: OnProgress = () => undefined,
): AppThunk<Promise<Result<string>>> {
  return (dispatch, getState) =>
    toResult('Signing the transaction', () =>
      dispatch(
        withSigningLock(place, async () => {
          const { withdrawal, psbt, request } = signedByOther(getState(), place);
          tell('opening-key');
          const { txid, txHex } = await withOwnKey(requireUser(getState()), password, async (handle) => {
            tell('checking');
            const context = await withTimeout(dispatch(signingContext(place, request, psbt)));
            tell('signing');
            return (await bitcoin()).cosignPsbt(handle, psbt, context, { feeAccepted });
          });
          if (txid !== shown)
            throw new AppError('psbt-refused', 'It is not the one that was shown', { rule: 'replaced' });
          tell('sending');
          const signed = startRelease(place, { state: 'recorded', key: txid, withdrawal, final: { txid, txHex } });
          const { release, error } = await dispatch(runRelease(signed, { event: 'cosigned' }));
          // Once the network has it, the record is the outbox's concern.
          if (error !== null && release.state !== 'broadcast') throw error.thrown;
          return txid;
        }),
      ),
    );
}

function signedByOther(state: RootState, place: GuaranteeRef): SignedByOther {
  const withdrawal = lastWithdrawal(requireGuarantee(state, place));
  if (!withdrawal?.signedPsbt) throw new AppError('no-psbt', 'No PSBT found for signing');
  const { address, amount } = withdrawal;
  if (address === null || amount === null) {
    const field = address === null ? 'address' : 'amount';
    throw new AppError('bad-answer', `The withdrawal has no ${field}`, { field });
  }
  return { withdrawal, psbt: withdrawal.signedPsbt, request: { address, amount } };
}
