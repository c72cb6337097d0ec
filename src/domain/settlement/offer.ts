import type { Sats } from '@/domain/primitives/amount';
import type { Network } from '@/domain/primitives/network';
import type { TermsRole } from '@/domain/seals/terms';
import { formatCoins, type GuaranteeCoin } from '@/domain/settlement/coins';

export const OFFER_FORMAT = 'aval-offer-1';

/** `guarantee`: back to the deposit address of the first coin. In an offer, the address of the party that is asked is empty. */
export interface OfferOutput {
  address: string;
  to: TermsRole | 'guarantee';
  value: Sats;
}

/** `confidential`: a binding confidential offer (docs/settlement.md#settlement-offers). */
export type OfferKind = 'proposal' | 'confidential';

/** A signed proposal to split a guarantee (docs/settlement.md#settlement-offers). */
export interface Offer {
  /** Hash of the offer that this one counters; empty for none. */
  answers: string;
  /** In the order of the inputs. */
  coins: GuaranteeCoin[];
  contract: string;
  /** The last day on which it can be accepted, YYYY-MM-DD. */
  expires: string;
  /** The party that makes it; the key decides, not the id. */
  from: { id: string; key: string };
  guarantee: string;
  kind: OfferKind;
  network: Network;
  /** Counts the offers of its maker. */
  number: number;
  /** In the order of the transaction. The rest is the network fee. */
  outputs: OfferOutput[];
  reason: string;
  /** Hash of the terms that both have signed; empty for none. */
  terms: string;
}

/** The canonical text, whose SHA-256 is signed. RFC 8785 wants names sorted, and numbers are text. */
export function formatOffer(offer: Offer): string {
  return JSON.stringify({
    answers: offer.answers,
    coins: formatCoins(offer.coins),
    contract: offer.contract,
    expires: offer.expires,
    format: OFFER_FORMAT,
    from: { id: offer.from.id, key: offer.from.key },
    guarantee: offer.guarantee,
    kind: offer.kind,
    network: offer.network,
    number: String(offer.number),
    outputs: offer.outputs.map(({ address, to, value }) => ({ address, to, value: String(value) })),
    reason: offer.reason,
    terms: offer.terms,
  });
}

/** The message whose signature makes a text an offer. @param hash SHA-256 of the text, 64 hex digits */
export function formatOfferStatement(hash: string): string {
  return `Aval offer ${hash}`;
}

/** The amount that a role gets; zero if it has no output. */
export function getShare({ outputs }: Pick<Offer, 'outputs'>, to: OfferOutput['to']): number {
  return outputs.filter((output) => output.to === to).reduce((sum, { value }) => sum + value, 0);
}

/** The inputs and payments of a transaction. */
export interface Spend {
  coins: readonly Pick<GuaranteeCoin, 'value'>[];
  outputs: readonly { value: number }[];
}

export function sumCoins({ coins }: Pick<Spend, 'coins'>): number {
  return coins.reduce((sum, { value }) => sum + value, 0);
}

/** Negative if the outputs exceed the coins. */
export function getOfferFee(offer: Spend): number {
  return sumCoins(offer) - offer.outputs.reduce((sum, { value }) => sum + value, 0);
}

/** The outputs of the transaction: the address of the party that accepts fills its output. */
export function fillOutputs({ outputs }: Pick<Offer, 'outputs'>, address: string): OfferOutput[] {
  return outputs.map((output) => (output.address === '' ? { ...output, address } : output));
}

/** Whether the party that accepts has to name an address: it gets something. */
export function needsAddress({ outputs }: Pick<Offer, 'outputs'>): boolean {
  return outputs.some(({ address }) => address === '');
}
