import { loadBitcoin } from '@/bitcoin/client';
import type { GuaranteeRef } from '@/domain/models';
import type { Sats } from '@/domain/primitives/amount';
import { AppError, type Result } from '@/domain/primitives/errors';
import { areAccepted } from '@/domain/withdrawal/concerns';
import type { AcceptedInspection } from '@/domain/withdrawal/inspection';
import type { Watch } from '@/domain/withdrawal/signing';
import { getTransactionInfo } from '@/services/explorer.service';
import { requireUser } from '@/store/auth/auth.selectors';
import { toResult } from '@/store/calls/requests';
import { requireWaiting, waitFor } from '@/store/calls/stop';
import { withTimeout } from '@/store/calls/with-timeout';
import { startRelease } from '@/store/outbox/releases';
import { requireTermsNow } from '@/store/seals/terms-check.thunks';
import type { AppThunk } from '@/store/setup/store-types';
import { type Review, reviewInspection } from '@/store/withdrawals/concerns.thunks';
import type { Approval } from '@/store/withdrawals/cosign.thunks';
import { loadFirstRelease, type ReplaceableRelease } from '@/store/withdrawals/first-release.thunks';
import { keepOwnSignature } from '@/store/withdrawals/open-signatures.thunks';
import { withOwnKey } from '@/store/withdrawals/own-key';
import { runRelease } from '@/store/withdrawals/release-runner.thunks';
import { createRefusal, inspectReplacement, listReplaced, markReplaced } from '@/store/withdrawals/replacement.thunks';
import { withSigningLock } from '@/store/withdrawals/signing-lock.thunks';

/** A replacement that the other party has made, compared with the release. */
export interface ReplacementReading extends Review<AcceptedInspection> {
  release: ReplaceableRelease;
  /** What reaches the destination. */
  amount: Sats;
}

/** Reads a replacement before the password is asked. Fails with `psbt-refused` and the rule that it breaks. */
export function readReplacement(
  guaranteeRef: GuaranteeRef,
  psbt: string,
  signal?: AbortSignal,
): AppThunk<Promise<Result<ReplacementReading>>> {
  return (dispatch) =>
    toResult('Reading the replacement', async () => {
      const release = await dispatch(loadFirstRelease(guaranteeRef, signal));
      const { context, inspection, amount } = await dispatch(inspectReplacement(guaranteeRef, release, psbt));
      const review = await dispatch(reviewInspection(guaranteeRef, inspection, context));
      return { ...review, release, amount };
    });
}

/**
 * Completes a replacement, broadcasts and records it as a release is; resolves to its txid. Fails with `release-confirmed` if
 * the network refuses it because the first one was mined.
 */
export function signReplacement(
  guaranteeRef: GuaranteeRef,
  psbt: string,
  password: string,
  { txid: shown, accepted, acceptedTerms }: Approval,
  { onProgress = () => undefined, stop }: Watch = {},
): AppThunk<Promise<Result<string>>> {
  return (dispatch, getState) =>
    toResult('Signing the replacement', () => {
      const consent = { action: 'raise-fee', acceptedTerms } as const;
      const sign = async (): Promise<string> => {
        onProgress('opening-key');
        const { release, amount, final } = await dispatch(
          withOwnKey(requireUser(getState()), password, async (handle) => {
            onProgress('checking');
            const release = await waitFor(dispatch(loadFirstRelease(guaranteeRef)), stop);
            const inspected = await waitFor(dispatch(inspectReplacement(guaranteeRef, release, psbt)), stop);
            const { context, inspection, amount } = inspected;
            const { concerns } = await dispatch(reviewInspection(guaranteeRef, inspection, context));
            if (inspection.summary.txid !== shown) throw createRefusal('replaced', 'It is not the one that was shown');
            if (!areAccepted(concerns, accepted)) throw new AppError('psbt-not-accepted', 'Not accepted by the user');
            await waitFor(dispatch(requireTermsNow(guaranteeRef.contractId, consent)), stop);
            requireWaiting(stop);
            onProgress('signing');
            const engine = await loadBitcoin();
            const options = { feeAccepted: accepted.includes('fee-high') };
            return { release, amount, final: await engine.cosignPsbt(handle, psbt, context, options) };
          }),
        );
        const { txid, txHex } = final;
        const withdrawal = markReplaced(release);
        const given = { withdrawal: { ...withdrawal, amount }, psbt: final.psbt, txid, txHex };
        await dispatch(keepOwnSignature(guaranteeRef, { ...given, replaces: listReplaced(release) }));
        onProgress('sending');
        const complete = { state: 'recorded', key: txid, withdrawal: { ...withdrawal, amount } } as const;
        const signed = startRelease(guaranteeRef, { ...complete, final: { txid, txHex } });
        const run = await dispatch(runRelease(signed, { event: 'cosigned' }, null, stop));
        // Once the network has it, the record is the outbox's concern.
        if (run.error === null || run.release.state === 'broadcast') return txid;
        const first = await withTimeout(getTransactionInfo(release.first.txid)).catch(() => null);
        if (first?.confirmed) throw new AppError('release-confirmed', `${release.first.txid} was mined first`);
        throw run.error.thrown;
      };
      return dispatch(withSigningLock(guaranteeRef, consent, sign, stop));
    });
}
