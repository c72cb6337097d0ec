import { getRecordedAmount } from '@/domain/guarantees/withdrawal-amount';
import type { GuaranteeRef, Transaction } from '@/domain/models';
import { AppError, type Result } from '@/domain/primitives/errors';
import type { Consent } from '@/domain/withdrawals/consent';
import { findLastWithdrawal } from '@/domain/withdrawals/withdrawal-stage';
import { BACKGROUND, type Intent } from '@/lib/intent';
import { toResult } from '@/store/calls/requests';
import { requireGuarantee } from '@/store/contracts/contracts.selectors';
import type { AppThunk, RootState } from '@/store/core/store-types';
import { startRelease } from '@/store/outbox/releases';
import type { TermsConsent } from '@/store/signing/gate';
import { type Review, readDraft, type TransactionDraft } from '@/store/signing/review.thunks';
import { requireComplete, signTransaction, withSigner } from '@/store/signing/sign.thunks';
import { runRelease } from '@/store/withdrawals/release-runner.thunks';

/** Reads what the other party signed from the PSBT itself, before the password is asked. */
export function inspectWithdrawal(guaranteeRef: GuaranteeRef, signal?: AbortSignal): AppThunk<Promise<Result<Review>>> {
  return (dispatch, getState) =>
    toResult('Reading the transaction', async () =>
      dispatch(readDraft(requireSignedByOther(getState(), guaranteeRef).draft, signal)),
    );
}

export interface Approval extends TermsConsent {
  consent: Consent;
}

/**
 * Adds the user's signature, finalises, broadcasts and records; resolves to the txid. Fails with `psbt-refused` if the
 * withdrawal is no longer the one that the user was shown.
 */
export function cosign(
  guaranteeRef: GuaranteeRef,
  password: string,
  { consent, acceptedTerms }: Approval,
  intent: Intent = BACKGROUND,
): AppThunk<Promise<Result<string>>> {
  return (dispatch, getState) => {
    const request = { ...guaranteeRef, action: 'sign', acceptedTerms, password, intent } as const;
    return toResult('Signing the transaction', () =>
      dispatch(
        withSigner(request, async (signer) => {
          const { withdrawal, draft } = requireSignedByOther(getState(), guaranteeRef);
          const order = { ...draft, consent, isLast: true, toRecord: () => withdrawal };
          const final = requireComplete(await dispatch(signTransaction(signer, order)));
          intent.progress('sending');
          const signed = startRelease(guaranteeRef, { state: 'recorded', key: final.txid, withdrawal, final });
          const { release, error } = await dispatch(runRelease(signed, { event: 'cosigned' }, { intent }));
          // Once the network has it, the record is the outbox's concern.
          if (error !== null && release.state !== 'broadcast') throw error.thrown;
          return final.txid;
        }),
      ),
    );
  };
}

function requireSignedByOther(
  state: RootState,
  guaranteeRef: GuaranteeRef,
): { withdrawal: Transaction; draft: TransactionDraft } {
  const withdrawal = findLastWithdrawal(requireGuarantee(state, guaranteeRef));
  if (!withdrawal?.signedPsbt) throw new AppError('no-psbt', 'No PSBT found for signing');
  const { address, signedPsbt: psbt } = withdrawal;
  // Unknown because the transaction is unreadable: the inspection says that.
  const amount = withdrawal.amount ?? getRecordedAmount(withdrawal);
  if (address === null || amount === null) {
    const field = address === null ? 'address' : 'amount';
    throw new AppError('bad-answer', `The withdrawal has no ${field}`, { field });
  }
  return { withdrawal, draft: { guaranteeRef, psbt, pays: { address, amount }, shownFee: null } };
}
