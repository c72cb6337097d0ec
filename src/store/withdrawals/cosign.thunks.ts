import { loadBitcoin } from '@/bitcoin/client';
import type { GuaranteeRef, Transaction } from '@/domain/models';
import { AppError, type Result } from '@/domain/primitives/errors';
import { areAccepted, type ConcernKind } from '@/domain/withdrawal/concerns';
import type { Watch } from '@/domain/withdrawal/signing';
import { findLastWithdrawal } from '@/domain/withdrawal/withdrawal-stage';
import { requireUser } from '@/store/auth/auth.selectors';
import { toResult } from '@/store/calls/requests';
import { requireWaiting, waitFor } from '@/store/calls/stop';
import { requireGuarantee } from '@/store/contracts/contracts.selectors';
import { startRelease } from '@/store/outbox/releases';
import { requireTermsNow } from '@/store/seals/terms-check.thunks';
import type { AppThunk, RootState } from '@/store/setup/store-types';
import { type Review, reviewInspection } from '@/store/withdrawals/concerns.thunks';
import { keepOwnSignature } from '@/store/withdrawals/open-signatures.thunks';
import { withOwnKey } from '@/store/withdrawals/own-key';
import { runRelease } from '@/store/withdrawals/release-runner.thunks';
import { loadSigningContext } from '@/store/withdrawals/signing-context';
import { withSigningLock } from '@/store/withdrawals/signing-lock.thunks';

interface SignedByOther {
  withdrawal: Transaction;
  psbt: string;
  request: { address: string; amount: NonNullable<Transaction['amount']> };
}

/** Reads what the other party signed from the PSBT itself, before the password is asked. */
export function inspectWithdrawal(guaranteeRef: GuaranteeRef, signal?: AbortSignal): AppThunk<Promise<Result<Review>>> {
  return (dispatch, getState) =>
    toResult('Reading the transaction', async () => {
      const { psbt, request } = requireSignedByOther(getState(), guaranteeRef);
      const context = await dispatch(loadSigningContext(guaranteeRef, request, psbt, signal));
      const inspection = await (await loadBitcoin()).inspectPsbt(psbt, context);
      return dispatch(reviewInspection(guaranteeRef, inspection, context));
    });
}

export interface Approval {
  /** The transaction that the user was shown. */
  txid: string;
  /** What the user has accepted about it. */
  accepted: readonly ConcernKind[];
  /** The mark of the terms that the user has accepted, if they asked for it. */
  acceptedTerms?: string | null;
}

/**
 * Adds the user's signature, finalises, broadcasts and records; resolves to the txid. Throws `psbt-refused` when the
 * withdrawal is no longer the one that the user was shown.
 */
export function cosign(
  guaranteeRef: GuaranteeRef,
  password: string,
  { txid: shown, accepted, acceptedTerms }: Approval,
  { onProgress = () => undefined, stop }: Watch = {},
): AppThunk<Promise<Result<string>>> {
  return (dispatch, getState) =>
    toResult('Signing the transaction', () =>
      dispatch(
        withSigningLock(
          guaranteeRef,
          { action: 'sign', acceptedTerms },
          async () => {
            const { withdrawal, psbt, request } = requireSignedByOther(getState(), guaranteeRef);
            onProgress('opening-key');
            const final = await dispatch(
              withOwnKey(requireUser(getState()), password, async (handle) => {
                onProgress('checking');
                const context = await waitFor(dispatch(loadSigningContext(guaranteeRef, request, psbt)), stop);
                const engine = await loadBitcoin();
                const review = await dispatch(
                  reviewInspection(guaranteeRef, await engine.inspectPsbt(psbt, context), context),
                );
                requireApproved(review, { txid: shown, accepted });
                const consent = { action: 'sign', acceptedTerms } as const;
                await waitFor(dispatch(requireTermsNow(guaranteeRef.contractId, consent)), stop);
                requireWaiting(stop);
                onProgress('signing');
                return engine.cosignPsbt(handle, psbt, context, { feeAccepted: accepted.includes('fee-high') });
              }),
            );
            const { txid, txHex } = final;
            await dispatch(keepOwnSignature(guaranteeRef, { withdrawal, psbt: final.psbt, txid, txHex }));
            onProgress('sending');
            const signed = startRelease(guaranteeRef, {
              state: 'recorded',
              key: txid,
              withdrawal,
              final: { txid, txHex },
            });
            const { release, error } = await dispatch(runRelease(signed, { event: 'cosigned' }, null, stop));
            // Once the network has it, the record is the outbox's concern.
            if (error !== null && release.state !== 'broadcast') throw error.thrown;
            return txid;
          },
          stop,
        ),
      ),
    );
}

function requireApproved({ inspection, concerns }: Review, { txid, accepted }: Approval): void {
  if (inspection.verdict === 'refuse') {
    throw new AppError('psbt-refused', inspection.reason, { rule: inspection.rule });
  }
  if (inspection.summary.txid !== txid) {
    throw new AppError('psbt-refused', 'The transaction is not the one that was shown', { rule: 'replaced' });
  }
  if (areAccepted(concerns, accepted)) return;
  const open = concerns.filter(({ kind }) => !accepted.includes(kind)).map(({ kind }) => kind);
  throw new AppError('psbt-not-accepted', `Not accepted by the user: ${open.join(', ')}`);
}

function requireSignedByOther(state: RootState, guaranteeRef: GuaranteeRef): SignedByOther {
  const withdrawal = findLastWithdrawal(requireGuarantee(state, guaranteeRef));
  if (!withdrawal?.signedPsbt) throw new AppError('no-psbt', 'No PSBT found for signing');
  const { address, amount } = withdrawal;
  if (address === null || amount === null) {
    const field = address === null ? 'address' : 'amount';
    throw new AppError('bad-answer', `The withdrawal has no ${field}`, { field });
  }
  return { withdrawal, psbt: withdrawal.signedPsbt, request: { address, amount } };
}
