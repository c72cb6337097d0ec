import { loadBitcoin } from '@/bitcoin/client';
import { AppError, type Result } from '@/domain/primitives/errors';
import type { Consent } from '@/domain/withdrawals/consent';
import type { Intent } from '@/lib/intent';
import { toResult } from '@/store/calls/requests';
import { requireContract } from '@/store/contracts/contracts.selectors';
import type { AppThunk } from '@/store/core/store-types';
import { broadcastSettlement } from '@/store/settlement/broadcast-settlement';
import { draftSettlement, type SettlementRef } from '@/store/settlement/read-settlement.thunks';
import { keepSettlement, sendKept } from '@/store/settlement/send-lines.thunks';
import { selectSettlementPlace } from '@/store/settlement/settlement.selectors';
import { syncSettlements } from '@/store/settlement/sync-settlements.thunks';
import type { TermsConsent } from '@/store/signing/gate';
import { requireComplete, type SignOutcome, signTransaction, withSigner } from '@/store/signing/sign.thunks';

export interface SettlementOrder extends TermsConsent {
  ref: SettlementRef;
  password: string;
  /** The transaction that was shown, and what was accepted about it. */
  consent: Consent;
}

/**
 * Accepts an offer: signs its transaction, keeps the signatures on this device, and sends them. Its maker completes it. Resolves to
 * `false` if the transaction needs consent first. Errors: those of a release, `offer-not-open`, `offer-refused`. If sending fails,
 * the acceptance is kept, and can be sent again.
 */
export function acceptOffer(
  { ref, password, consent, acceptedTerms, sentence }: SettlementOrder & { sentence: string },
  intent: Intent,
): AppThunk<Promise<Result<boolean>>> {
  return (dispatch, getState) =>
    toResult('Accepting an offer', async () => {
      const { guaranteeRef, hash, address } = ref;
      const request = { ...guaranteeRef, action: 'settle', acceptedTerms, password, intent } as const;
      const acceptance = await dispatch(
        withSigner(request, async (signer) => {
          const { draft, txid, toRecord } = await intent.call(() => dispatch(draftSettlement(ref)));
          const order = { ...draft, consent, isLast: false, toRecord };
          const outcome: SignOutcome = await dispatch(signTransaction(signer, order));
          if (outcome.kind === 'ask') return null;
          const party = selectSettlementPlace(getState(), requireContract(getState(), guaranteeRef.contractId));
          if (party === null) throw new AppError('keys-changed', 'A key of the contract is unknown');
          const signatures = await (await loadBitcoin()).exportSignatures(outcome.psbt, party.place[party.own]);
          if (signatures === null) throw new AppError('signature-invalid', 'A signature is missing');
          const made = { hash, address, signatures };
          await dispatch(keepSettlement(guaranteeRef.contractId, { acceptances: [{ ...made, txid, made: true }] }));
          return made;
        }),
      );
      if (acceptance === null) return false;
      // After the signer: a chat that does not answer must not keep the guarantee locked.
      intent.requireWaiting();
      intent.progress('sending');
      const unsent = await dispatch(sendKept(guaranteeRef.contractId, sentence, { kind: 'accept', ...acceptance }));
      if (unsent !== null) throw new AppError(unsent.code, unsent.message, unsent.detail);
      return true;
    });
}

/**
 * Completes the user's own offer, which the other party has accepted, and broadcasts it; resolves to the txid. It may be repeated: the
 * same transaction is made again. Errors: those of a co-signature.
 */
export function completeSettlement(
  { ref, password, consent, acceptedTerms }: SettlementOrder,
  intent: Intent,
): AppThunk<Promise<Result<string>>> {
  return (dispatch) =>
    toResult('Completing a settlement', () => {
      const request = { ...ref.guaranteeRef, action: 'settle', acceptedTerms, password, intent } as const;
      return dispatch(
        withSigner(request, async (signer) => {
          const { draft, toRecord } = await intent.call(() => dispatch(draftSettlement(ref)));
          const order = { ...draft, consent, isLast: true, toRecord };
          const final = requireComplete(await dispatch(signTransaction(signer, order)));
          intent.progress('sending');
          await broadcastSettlement(final, intent);
          await dispatch(keepSettlement(ref.guaranteeRef.contractId, { settled: [final.txid] }));
          await dispatch(syncSettlements(ref.guaranteeRef.contractId));
          return final.txid;
        }),
      );
    });
}
