import type { SigningContext } from '@/bitcoin/api';
import { loadBitcoin } from '@/bitcoin/client';
import { settings } from '@/config/settings';
import type { GuaranteeRef } from '@/domain/models';
import type { Sats } from '@/domain/primitives/amount';
import { AppError, type Result } from '@/domain/primitives/errors';
import { areAccepted, type ConcernKind } from '@/domain/withdrawal/concerns';
import type { AcceptedInspection } from '@/domain/withdrawal/inspection';
import { checkReplacement } from '@/domain/withdrawal/replacement-rules';
import type { Watch } from '@/domain/withdrawal/signing';
import { requireUser } from '@/store/auth/auth.selectors';
import { toResult } from '@/store/calls/requests';
import { requireWaiting, waitFor } from '@/store/calls/stop';
import { requireTermsNow } from '@/store/seals/terms-check.thunks';
import type { AppThunk } from '@/store/setup/store-types';
import { type Review, reviewInspection } from '@/store/withdrawals/concerns.thunks';
import { loadFirstRelease, type ReplaceableRelease } from '@/store/withdrawals/first-release.thunks';
import { keepOwnSignature } from '@/store/withdrawals/open-signatures.thunks';
import { withOwnKey } from '@/store/withdrawals/own-key';
import { loadSigningContext } from '@/store/withdrawals/signing-context';
import { withSigningLock } from '@/store/withdrawals/signing-lock.thunks';

/** What the form showed. */
export interface ReplacementOrder {
  /** The transaction to be replaced. */
  txid: string;
  fee: Sats;
  /** What reaches the destination. */
  amount: Sats;
  /** The mark of the terms that the user has accepted, if they asked for it. */
  acceptedTerms?: string | null;
}

/** `ask`: the user has to accept something about it first; nothing is signed. */
export type ReplacementResult = { kind: 'signed'; psbt: string } | { kind: 'ask'; review: Review<AcceptedInspection> };

/** Reads the release to be replaced, for the dialog. */
export function readFirst(guaranteeRef: GuaranteeRef, signal?: AbortSignal) {
  return ((dispatch) =>
    toResult('Reading the release', () => dispatch(loadFirstRelease(guaranteeRef, signal)))) as AppThunk<
    Promise<Result<ReplaceableRelease>>
  >;
}

/**
 * Makes and signs a replacement, for the other party to complete (docs/bitcoin.md#replacing-a-release). The signature is
 * kept on this device, and nothing is sent.
 */
export function createReplacement(
  guaranteeRef: GuaranteeRef,
  { txid, fee, amount, acceptedTerms }: ReplacementOrder,
  password: string,
  accepted: readonly ConcernKind[],
  { onProgress = () => undefined, stop }: Watch = {},
): AppThunk<Promise<Result<ReplacementResult>>> {
  return (dispatch, getState) =>
    toResult('Replacing the release', () => {
      const consent = { action: 'raise-fee', acceptedTerms } as const;
      const create = async (): Promise<ReplacementResult> => {
        onProgress('opening-key');
        return dispatch(
          withOwnKey(requireUser(getState()), password, async (handle) => {
            onProgress('checking');
            const release = await waitFor(dispatch(loadFirstRelease(guaranteeRef)), stop);
            if (release.first.txid !== txid) throw createRefusal('replaced', 'Another release is to be replaced now');
            const engine = await loadBitcoin();
            const psbt = await engine.replacePsbt(release.psbt, settings().network, release.destination, amount);
            const { context, inspection } = await waitFor(
              dispatch(inspectReplacement(guaranteeRef, release, psbt)),
              stop,
            );
            const review = await dispatch(reviewInspection(guaranteeRef, inspection, { shownFee: fee }));
            if (!areAccepted(review.concerns, accepted)) return { kind: 'ask', review };
            await waitFor(dispatch(requireTermsNow(guaranteeRef.contractId, consent)), stop);
            requireWaiting(stop);
            onProgress('signing');
            const feeAccepted = accepted.includes('fee-high');
            const signed = await engine.signPsbt(handle, psbt, context, { feeAccepted });
            const given = {
              psbt: signed.psbt,
              txid: signed.summary.txid,
              txHex: null,
              replaces: listReplaced(release),
            };
            await dispatch(keepOwnSignature(guaranteeRef, { withdrawal: markReplaced(release), ...given }));
            return { kind: 'signed', psbt: signed.psbt };
          }),
        );
      };
      return dispatch(withSigningLock(guaranteeRef, consent, create, stop));
    });
}

/** The transaction that is replaced, and the one that the record names if that is an earlier one. */
export function listReplaced({ withdrawal, first }: ReplaceableRelease): string[] {
  return [...new Set([first.txid, withdrawal.txid])].filter((txid) => txid !== null);
}

/** The record of the replacement names what is replaced, in case the backend refuses to change it. */
export function markReplaced({ withdrawal, first }: ReplaceableRelease): ReplaceableRelease['withdrawal'] {
  return { ...withdrawal, txid: first.txid };
}

interface InspectedReplacement {
  context: SigningContext;
  inspection: AcceptedInspection;
  /** What reaches the destination. */
  amount: Sats;
}

/**
 * Compares a replacement with the release, then applies the verdict table to it. Throws AppError `psbt-refused` with the
 * rule; what spends other coins is refused before anything is asked about it.
 */
export function inspectReplacement(
  guaranteeRef: GuaranteeRef,
  { first, destination, address }: ReplaceableRelease,
  psbt: string,
): AppThunk<Promise<InspectedReplacement>> {
  return async (dispatch) => {
    const engine = await loadBitcoin();
    const facts = await engine.readTransaction(psbt, settings().network);
    if (facts === null) throw createRefusal('unreadable', 'It is not a PSBT');
    const rule = checkReplacement(first, facts, destination);
    const amount = facts.outputs[destination]?.amount;
    if (rule !== null || amount === undefined) {
      throw createRefusal(rule ?? 'other-outputs', `${facts.txid} does not replace ${first.txid}`);
    }
    const context = await dispatch(loadSigningContext(guaranteeRef, { address, amount }, psbt));
    const inspection = await engine.inspectPsbt(psbt, context);
    if (inspection.verdict === 'refuse') throw createRefusal(inspection.rule, inspection.reason);
    return { context, inspection, amount };
  };
}

export function createRefusal(rule: string, reason: string): AppError {
  return new AppError('psbt-refused', reason, { rule });
}
