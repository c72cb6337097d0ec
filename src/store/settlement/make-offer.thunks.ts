import type { GuaranteeRef } from '@/domain/models';
import type { Sats } from '@/domain/primitives/amount';
import { AppError, type ErrorData, type Result } from '@/domain/primitives/errors';
import { toIdKey } from '@/domain/primitives/ids';
import { normalizeText } from '@/domain/seals/canonical-text';
import { getOtherRole } from '@/domain/seals/terms';
import { formatOffer, type Offer, type OfferKind, type OfferOutput } from '@/domain/settlement/offer';
import { OUTPUT_ORDER } from '@/domain/settlement/offer-rules';
import { getNextNumber } from '@/domain/settlement/settlement-record';
import type { Intent } from '@/lib/intent';
import { parseOffer } from '@/services/schemas/offer';
import { requireUser } from '@/store/auth/auth.selectors';
import { toResult } from '@/store/calls/requests';
import { requireContract } from '@/store/contracts/contracts.selectors';
import type { AppThunk, RootState } from '@/store/core/store-types';
import { selectSealedHash } from '@/store/seals/seals.selectors';
import type { SettlementCoins } from '@/store/settlement/load-coins.thunks';
import { keepSettlement, sendAgain } from '@/store/settlement/send-lines.thunks';
import { selectSettlementPlace } from '@/store/settlement/settlement.selectors';
import { syncSettlements } from '@/store/settlement/sync-settlements.thunks';
import type { TermsConsent } from '@/store/signing/gate';
import { sign, withSigner } from '@/store/signing/sign.thunks';

export interface MadeOffer {
  hash: string;
  unsent: ErrorData | null;
}

export interface OfferOrder extends TermsConsent {
  guaranteeRef: GuaranteeRef;
  /** As the form has shown them. */
  coins: SettlementCoins['coins'];
  own: Sats;
  other: Sats;
  /** Back to the address of the first coin. */
  stays: Sats;
  /** The user's; ignored if they get nothing. */
  address: string;
  reason: string;
  /** YYYY-MM-DD */
  expires: string;
  kind: OfferKind;
  /** Hash of the offer that this one counters; empty for none. */
  answers: string;
  password: string;
  /** Stands above the line in the chat, for people who have no Aval. */
  sentence: string;
}

/**
 * Signs an offer, keeps it on this device and sends it to the chat. No transaction is signed: the offer binds its maker, and moves
 * nothing. Errors: those of the gates, of opening the key, and of keeping. `unsent`: why it was not sent; it is kept, and can be sent again.
 */
export function makeOffer(
  { password, sentence, ...order }: OfferOrder,
  intent: Intent,
): AppThunk<Promise<Result<MadeOffer>>> {
  return (dispatch, getState) =>
    toResult('Making an offer', async () => {
      const { contractId } = order.guaranteeRef;
      const request = {
        ...order.guaranteeRef,
        action: 'offer',
        acceptedTerms: order.acceptedTerms,
        password,
        intent,
      } as const;
      const signed = await dispatch(
        withSigner(request, async (signer) => {
          const record = await dispatch(keepSettlement(contractId, {}));
          const offer = buildOffer(getState(), order, (party) => getNextNumber(record, party.place, party.own));
          // What this app could not read again, it must not sign.
          if (parseOffer(formatOffer(offer)) === null) throw new AppError('unexpected', 'The offer is not well formed');
          return dispatch(
            sign(signer, async (engine, handle) => ({ ...(await engine.signOffer(handle, offer)), offer })),
          );
        }),
      );
      await dispatch(keepSettlement(contractId, { offers: [signed] }));
      intent.requireWaiting();
      intent.progress('sending');
      const sent = await dispatch(sendAgain(contractId, sentence, { kind: 'offer', ...signed }));
      if (!sent.ok) await dispatch(syncSettlements(contractId));
      return { hash: signed.hash, unsent: sent.ok ? null : sent.error };
    });
}

type Party = NonNullable<ReturnType<typeof selectSettlementPlace>>;

function buildOffer(
  state: RootState,
  {
    guaranteeRef,
    coins,
    own,
    other,
    stays,
    address,
    reason,
    expires,
    kind,
    answers,
  }: Omit<OfferOrder, 'password' | 'sentence' | 'acceptedTerms'>,
  getNumber: (party: Party) => number,
): Offer {
  const party = selectSettlementPlace(state, requireContract(state, guaranteeRef.contractId));
  const text = normalizeText(reason.trim());
  if (party === null) throw new AppError('keys-changed', 'A key of the contract is unknown');
  if (text === null) throw new AppError('unexpected', 'The reason cannot be signed');
  const outputs: OfferOutput[] = [
    { to: party.own, address, value: own },
    { to: getOtherRole(party.own), address: '', value: other },
    { to: 'guarantee', address: coins[0]?.address ?? '', value: stays },
  ];
  return {
    answers,
    coins: coins.map(({ order, txid, value, vout }) => ({ order, txid, value, vout })),
    contract: party.place.contract,
    expires,
    from: { id: toIdKey(requireUser(state).id), key: party.place[party.own] },
    guarantee: toIdKey(guaranteeRef.guaranteeId),
    kind,
    network: party.place.network,
    number: getNumber(party),
    outputs: outputs
      .filter(({ value }) => value > 0)
      .sort((a, b) => OUTPUT_ORDER.indexOf(a.to) - OUTPUT_ORDER.indexOf(b.to)),
    reason: text,
    terms: selectSealedHash(state, guaranteeRef.contractId),
  };
}
