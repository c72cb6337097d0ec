import { loadBitcoin } from '@/bitcoin/client';
import { settings } from '@/config/settings';
import type { GuaranteeRef } from '@/domain/models';
import type { Sats } from '@/domain/primitives/amount';
import type { Result } from '@/domain/primitives/errors';
import type { Consent } from '@/domain/withdrawals/consent';
import { checkReplacement } from '@/domain/withdrawals/replacement-rules';
import { BACKGROUND, type Intent } from '@/lib/intent';
import { toResult } from '@/store/calls/requests';
import type { AppThunk } from '@/store/core/store-types';
import { createContinuation, type ShownReturn } from '@/store/settlement/continue-return.thunks';
import type { TermsConsent } from '@/store/signing/gate';
import { createRefusal, type SignOutcome, signTransaction, withSigner } from '@/store/signing/sign.thunks';
import { loadFirstRelease, type ReplaceableRelease } from '@/store/withdrawals/first-release.thunks';

/** The values that the form showed. */
export interface ReplacementOrder extends TermsConsent {
  /** The transaction to be replaced. */
  txid: string;
  fee: Sats;
  /** The amount that reaches the destination. */
  amount: Sats;
  /** The return of what it leaves, as it was shown; absent or `null`: none. */
  left?: ShownReturn | null;
}

/** Reads the release to be replaced, for the dialog. */
export function readFirst(
  guaranteeRef: GuaranteeRef,
  signal?: AbortSignal,
): AppThunk<Promise<Result<ReplaceableRelease>>> {
  return (dispatch) => toResult('Reading the release', () => dispatch(loadFirstRelease(guaranteeRef, signal)));
}

/**
 * Makes and signs a replacement, for the other party to complete (docs/bitcoin.md#replacing-a-release). The signature is
 * kept on this device, and not sent: only the user's part of the return of what is left is.
 * @param consent `null` if only the form was shown
 */
export function createReplacement(
  guaranteeRef: GuaranteeRef,
  { txid, fee: shownFee, amount, acceptedTerms, left = null }: ReplacementOrder,
  password: string,
  consent: Consent | null,
  intent: Intent = BACKGROUND,
): AppThunk<Promise<Result<SignOutcome>>> {
  return (dispatch) => {
    const request = { ...guaranteeRef, action: 'raise-fee', acceptedTerms, password, intent } as const;
    return toResult('Replacing the release', () =>
      dispatch(
        withSigner(request, async (signer) => {
          intent.progress('checking');
          const release = await intent.call(() => dispatch(loadFirstRelease(guaranteeRef)));
          if (release.first.txid !== txid) throw createRefusal('replaced', 'Another release is to be replaced now');
          const engine = await loadBitcoin();
          const psbt = await engine.replacePsbt(release.psbt, settings().network, release.destination, amount);
          const pays = await requireReplacement(release, psbt);
          const draft = { guaranteeRef, psbt, pays, shownFee };
          const record = { toRecord: () => markReplaced(release), replaces: listReplaced(release) };
          const { along, send } = createContinuation(guaranteeRef, left, intent);
          const outcome = await dispatch(
            signTransaction(signer, { ...draft, ...record, consent, isLast: false, along }),
          );
          void dispatch(send());
          return outcome;
        }),
      ),
    );
  };
}

/** The replaced transaction, and the one that the record names, if that is an earlier one. */
export function listReplaced({ withdrawal, first }: ReplaceableRelease): string[] {
  return [...new Set([first.txid, withdrawal.txid])].filter((txid) => txid !== null);
}

/** The record of the replacement names what is replaced, in case the backend refuses to change it. */
export function markReplaced({ withdrawal, first }: ReplaceableRelease): ReplaceableRelease['withdrawal'] {
  return { ...withdrawal, txid: first.txid };
}

/**
 * Compares a replacement with the release, before anything is asked about it. Resolves to the amount that it pays the
 * destination.
 * Throws AppError `psbt-refused` with the rule.
 */
export async function requireReplacement(
  { first, destination, address }: ReplaceableRelease,
  psbt: string,
): Promise<{ address: string; amount: Sats }> {
  const facts = await (await loadBitcoin()).readTransaction(psbt, settings().network);
  if (facts === null) throw createRefusal('unreadable', 'It is not a PSBT');
  const rule = checkReplacement(first, facts, destination);
  const amount = facts.outputs[destination]?.amount;
  if (rule !== null || amount === undefined) {
    throw createRefusal(rule ?? 'other-outputs', `${facts.txid} does not replace ${first.txid}`);
  }
  return { address, amount };
}
