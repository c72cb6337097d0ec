import { getOtherRole, type TermsRole } from '@/domain/seals/terms';
import type { Holds } from '@/domain/settlement/coin-holder';
import { type GuaranteeCoin, getOutpoint, sharesCoin } from '@/domain/settlement/coins';
import { isShared, listCountedAcceptances } from '@/domain/settlement/counted';
import type { Offer } from '@/domain/settlement/offer';
import { getMaker, type OfferPlace } from '@/domain/settlement/offer-rules';
import { isCarriedOut } from '@/domain/settlement/settled';
import type { KnownAcceptance, KnownOffer, SettlementRecord } from '@/domain/settlement/settlement-record';

export type OfferState =
  | 'open' // the other party can accept it
  | 'countered' // … has answered with an offer of its own
  | 'declined'
  | 'expired'
  | 'accepted' // both sides' conditions are met but for the maker's signature
  | 'settled' // the network has the transaction
  | 'void'; // a coin was spent otherwise

export interface OfferView extends KnownOffer {
  state: OfferState;
  /** Whether the user made it. */
  isOwn: boolean;
  /** The maker's role. */
  maker: TermsRole;
  /** The first that was seen; another could only compete with it. */
  acceptance: KnownAcceptance | null;
  /** Another offer asks for the same payment: the acceptance is valid for both texts. */
  isShared: boolean;
}

export interface OfferFacts {
  place: OfferPlace;
  own: TermsRole;
  /** YYYY-MM-DD, local. */
  today: string;
  /** Unspent outputs of the guarantee, `txid:vout`; `null`: unknown. */
  unspent: ReadonlySet<string> | null;
}

/** The offers for a guarantee, in the order in which they were first seen. */
export function viewOffers(record: SettlementRecord, holds: Holds, facts: OfferFacts): OfferView[] {
  const counted = listCountedAcceptances(record);
  return record.offers.flatMap((known) => {
    if (!holds(known.offer.coins, known.offer.guarantee)) return [];
    const maker = getMaker(known.offer, facts.place);
    if (maker === null) return [];
    const acceptances = counted.filter(({ hash }) => hash === known.hash);
    const acceptance = acceptances.find(({ txid }) => record.settled.includes(txid)) ?? acceptances[0] ?? null;
    const state = getOfferState({ ...known, maker, acceptance }, record, facts);
    return [
      {
        ...known,
        state,
        maker,
        isOwn: maker === facts.own,
        acceptance,
        isShared: acceptance !== null && isShared(acceptance, record),
      },
    ];
  });
}

function getOfferState(
  { hash, offer, maker, acceptance }: Pick<OfferView, 'hash' | 'offer' | 'maker' | 'acceptance'>,
  record: SettlementRecord,
  { place, today, unspent }: OfferFacts,
): OfferState {
  const isListed = (coin: GuaranteeCoin) => unspent?.has(getOutpoint(coin)) === true;
  if (acceptance !== null && isCarriedOut({ ...acceptance, coins: offer.coins }, record.settled, unspent))
    return 'settled';
  if (unspent !== null && !offer.coins.every(isListed)) return 'void';
  if (acceptance !== null) return 'accepted';
  if (today > offer.expires) return 'expired';
  if (record.declined.includes(hash)) return 'declined';
  const isAnswer = (each: Offer) => each.answers === hash && getMaker(each, place) === getOtherRole(maker);
  return record.offers.some((each) => isAnswer(each.offer)) ? 'countered' : 'open';
}

/** Whether the user can still accept an offer: a decline and a counter-offer bind nobody. */
export function canAccept({ state, isOwn }: Pick<OfferView, 'state' | 'isOwn'>): boolean {
  return !isOwn && (state === 'open' || state === 'declined' || state === 'countered');
}

/** The user's other offers that share a coin with a payment and could be completed in its place. @param hash of the payment's own offer */
export function listRivalOffers<View extends Pick<OfferView, 'hash' | 'offer' | 'state' | 'isOwn'>>(
  payment: Pick<Offer, 'coins'>,
  hash: string,
  offers: readonly View[],
): View[] {
  return offers.filter(
    (each) => each.hash !== hash && getOfferTask(each) === 'complete' && sharesCoin(payment, each.offer),
  );
}

/** The user's next step for an offer; `null`: none. */
export function getOfferTask({ state, isOwn }: Pick<OfferView, 'state' | 'isOwn'>): 'review' | 'complete' | null {
  if (state === 'open' && !isOwn) return 'review';
  return state === 'accepted' && isOwn ? 'complete' : null;
}
