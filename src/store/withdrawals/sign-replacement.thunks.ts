import { settings } from '@/config/settings';
import { withPaidAmount } from '@/domain/guarantees/withdrawal-amount';
import type { GuaranteeRef } from '@/domain/models';
import type { Sats } from '@/domain/primitives/amount';
import { AppError, type Result } from '@/domain/primitives/errors';
import type { AcceptedInspection } from '@/domain/withdrawals/inspection';
import { BACKGROUND, type Intent } from '@/lib/intent';
import { getTransactionInfo } from '@/services/explorer.service';
import { toResult } from '@/store/calls/requests';
import { withTimeout } from '@/store/calls/with-timeout';
import type { AppThunk } from '@/store/core/store-types';
import { startRelease } from '@/store/outbox/releases';
import { createContinuation } from '@/store/settlement/continue-return.thunks';
import { type Review, readDraft } from '@/store/signing/review.thunks';
import { createRefusal, requireComplete, signTransaction, withSigner } from '@/store/signing/sign.thunks';
import type { Approval } from '@/store/withdrawals/cosign.thunks';
import { loadFirstRelease, type ReplaceableRelease } from '@/store/withdrawals/first-release.thunks';
import { runRelease } from '@/store/withdrawals/release-runner.thunks';
import { listReplaced, markReplaced, requireReplacement } from '@/store/withdrawals/replacement.thunks';

/** A replacement that the other party has made, compared with the release. */
export interface ReplacementReading extends Review<AcceptedInspection> {
  release: ReplaceableRelease;
  /** The amount that reaches the destination. */
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
      const pays = await requireReplacement(release, psbt);
      const { inspection, concerns } = await dispatch(readDraft({ guaranteeRef, psbt, pays, shownFee: null }, signal));
      if (inspection.verdict === 'refuse') throw createRefusal(inspection.rule, inspection.reason);
      return { inspection, concerns, release, amount: pays.amount };
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
  { consent, acceptedTerms, left = null }: Approval,
  intent: Intent = BACKGROUND,
): AppThunk<Promise<Result<string>>> {
  return (dispatch) => {
    const request = { ...guaranteeRef, action: 'raise-fee', acceptedTerms, password, intent } as const;
    return toResult('Signing the replacement', () =>
      dispatch(
        withSigner(request, async (signer) => {
          intent.progress('checking');
          const release = await intent.call(() => dispatch(loadFirstRelease(guaranteeRef)));
          const pays = await requireReplacement(release, psbt);
          // The fee grows by the amount that the recipient loses.
          const fee = release.first.fee + release.paid - pays.amount;
          const withdrawal = withPaidAmount(markReplaced(release), pays.amount, fee, settings().withdrawalAmount);
          const draft = { guaranteeRef, psbt, pays, shownFee: null };
          const record = { toRecord: () => withdrawal, replaces: listReplaced(release) };
          const { along, send } = createContinuation(guaranteeRef, left, intent);
          const order = { ...draft, ...record, consent, isLast: true, along };
          const final = requireComplete(await dispatch(signTransaction(signer, order)));
          intent.progress('sending');
          await intent.call(() => dispatch(send()));
          const signed = startRelease(guaranteeRef, { state: 'recorded', key: final.txid, withdrawal, final });
          const run = await dispatch(runRelease(signed, { event: 'cosigned' }, { intent }));
          // Once the network has it, the record is the outbox's concern.
          if (run.error === null || run.release.state === 'broadcast') return final.txid;
          const first = await withTimeout(getTransactionInfo(release.first.txid)).catch(() => null);
          if (first?.confirmed) throw new AppError('release-confirmed', `${release.first.txid} was mined first`);
          throw run.error.thrown;
        }),
      ),
    );
  };
}
