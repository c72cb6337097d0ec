import { loadBitcoin } from '@/bitcoin/client';
import { settings } from '@/config/settings';
import { includesAddress } from '@/domain/deposits/deposit-address';
import { listDepositAddresses } from '@/domain/deposits/deposits';
import type { GuaranteeRef } from '@/domain/models';
import type { Sats } from '@/domain/primitives/amount';
import { type ErrorData, type Result, toErrorData } from '@/domain/primitives/errors';
import type { Consent } from '@/domain/withdrawals/consent';
import type { PaidOutput } from '@/domain/withdrawals/inspection';
import { BACKGROUND, type Intent } from '@/lib/intent';
import { requireUser } from '@/store/auth/auth.selectors';
import { saveTransaction, toResult } from '@/store/calls/requests';
import { requireGuarantee } from '@/store/contracts/contracts.selectors';
import { withdrawalSaved } from '@/store/contracts/contracts.slice';
import type { AppThunk } from '@/store/core/store-types';
import type { TermsConsent } from '@/store/signing/gates';
import { createRefusal, type SignOutcome, signTransaction, withSigner } from '@/store/signing/sign.thunks';
import { listReplaced, loadFirstRelease, type ReplaceableRelease } from '@/store/withdrawals/first-release.thunks';

/** The values that the dialog showed. */
export interface AgainOrder extends TermsConsent {
  /** The transaction to be replaced. */
  txid: string;
  fee: Sats;
  /** The amount that reaches the first payee. */
  amount: Sats;
}

/** Reads the release that is not confirmed, for the dialog. */
export function readFirst(
  guaranteeRef: GuaranteeRef,
  signal?: AbortSignal,
): AppThunk<Promise<Result<ReplaceableRelease & { others: PaidOutput[] }>>> {
  return (dispatch) =>
    toResult('Reading the release', async () => {
      const release = await dispatch(loadFirstRelease(guaranteeRef, signal));
      return { ...release, others: dispatch(listOthers(guaranteeRef, release)) };
    });
}

/** The other payees of the release, in its order. */
function listOthers(guaranteeRef: GuaranteeRef, { first, destination }: ReplaceableRelease): AppThunk<PaidOutput[]> {
  return (_dispatch, getState) => {
    const own = listDepositAddresses(requireGuarantee(getState(), guaranteeRef));
    return first.outputs.flatMap(({ address, amount }, at) =>
      at === destination || address === null || includesAddress(own, address) ? [] : [{ address, amount }],
    );
  };
}

export type AgainOutcome =
  | Extract<SignOutcome, { kind: 'ask' }>
  /** `unsaved`: why the backend does not have it; `null`: it has. */
  | { kind: 'signed'; psbt: string; unsaved: ErrorData | null };

/**
 * Signs the same release at a higher fee, which its first payee bears, and saves it in the record of the first one
 * (docs/bitcoin.md#releasing-again). What the backend does not take can be sent as a file.
 * @param consent `null` if only the form was shown
 */
export function releaseAgain(
  guaranteeRef: GuaranteeRef,
  { txid, fee: shownFee, amount, acceptedTerms }: AgainOrder,
  password: string,
  consent: Consent | null,
  intent: Intent = BACKGROUND,
): AppThunk<Promise<Result<AgainOutcome>>> {
  return (dispatch, getState) => {
    const request = { ...guaranteeRef, action: 'release-again', acceptedTerms, password, intent } as const;
    return toResult('Releasing again', () =>
      dispatch(
        withSigner(request, async (signer) => {
          intent.progress('checking');
          const release = await intent.call(() => dispatch(loadFirstRelease(guaranteeRef)));
          if (release.first.txid !== txid) throw createRefusal('replaced', 'Another release is to be replaced now');
          const { withdrawal, destination, address } = release;
          const engine = await loadBitcoin();
          const psbt = await engine.replacePsbt(release.psbt, settings().network, destination, amount);
          const payees = dispatch(listOthers(guaranteeRef, release));
          const toRecord = () => ({ ...withdrawal, txid });
          const replaces = listReplaced(release);
          const draft = { guaranteeRef, psbt, pays: { address, amount }, payees, shownFee };
          const signed = await dispatch(
            signTransaction(signer, { ...draft, toRecord, replaces, consent, isLast: false }),
          );
          if (signed.kind === 'ask') return signed;
          intent.progress('saving');
          // The network's: the record on this page may be of one that was replaced meanwhile.
          const transaction = { ...withdrawal, txid, signedPsbt: signed.psbt, signer: requireUser(getState()).id };
          const unsaved = await saveTransaction(transaction, intent).then(() => null, toErrorData);
          if (unsaved === null) dispatch(withdrawalSaved({ ...guaranteeRef, transaction }));
          return { kind: 'signed', psbt: signed.psbt, unsaved };
        }),
      ),
    );
  };
}
