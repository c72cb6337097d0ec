import { includesAddress } from '@/domain/deposits/deposit-address';
import { isEmptyBalance } from '@/domain/guarantees/guarantee-status';
import type { Sats } from '@/domain/primitives/amount';
import { addDays, toCalendarDate } from '@/domain/primitives/dates';
import type { PayoutPlace } from '@/domain/seals/payout-line';
import { getOtherRole, type TermsRole } from '@/domain/seals/terms';
import { type GuaranteeCoin, getOutpoint } from '@/domain/settlement/coins';
import { getOfferFee, type Offer, type OfferKind, type Spend, sumCoins } from '@/domain/settlement/offer';
import { estimateFee } from '@/domain/withdrawals/fees';

export const OUTPUT_ORDER = ['owner', 'counterparty', 'guarantee'] as const;
/** More are not signed in one transaction here. */
export const MAX_COINS = 200;
/** Characters. */
export const LONGEST_REASON = 1_000;

/** The contract that offers are made in, with the keys of both parties (docs/settlement.md#settlement-offers). */
export type OfferPlace = PayoutPlace;

/** Why an offer cannot be accepted, in the order in which it is checked. */
export type OfferFault =
  | 'other-contract' // of another contract or network
  | 'other-signer' // not by a party of the contract
  | 'addresses' // an output that should have an address has none, or the other way round; a party's own is one of a deposit
  | 'outputs-exceed' // more than the coins hold
  | 'dust' // an output that could never be spent
  | 'coin-unknown' // a coin that is not an unspent, confirmed and proven deposit of this guarantee
  | 'fee-too-high'
  | 'fee-too-low'; // nodes would not relay it

export interface OfferGround {
  place: OfferPlace;
  /** Proven coins of the guarantee, with at least one confirmation. */
  coins: readonly (GuaranteeCoin & { address: string })[];
  /** Deposit addresses of the contract, of all its guarantees. */
  deposits: readonly string[];
  /** Where the party that accepts is paid; empty if it gets nothing. */
  answer: string;
  /** sat/vB */
  fastestFee: number;
  /** sat/vB, below which nodes relay nothing. */
  minimumFee: number;
}

/** The party whose key has made the offer; `null`: neither. */
export function getMaker({ from }: Pick<Offer, 'from'>, place: OfferPlace): TermsRole | null {
  if (place.owner === place.counterparty) return null;
  if (from.key === place.owner) return 'owner';
  return from.key === place.counterparty ? 'counterparty' : null;
}

/** `null`: it can be accepted. Its coins say which guarantee it is about: the id that it names is the server's. */
export function findOfferFault(
  offer: Offer,
  { place, coins, deposits, answer, fastestFee, minimumFee }: OfferGround,
): OfferFault | null {
  const { network, contract } = place;
  if (offer.network !== network || offer.contract !== contract) return 'other-contract';
  const maker = getMaker(offer, place);
  if (maker === null) return 'other-signer';
  const known = new Map(coins.map((coin) => [getOutpoint(coin), coin]));
  const first = offer.coins[0];
  const ownAddress = first === undefined ? undefined : known.get(getOutpoint(first))?.address;
  if (!hasRightAddresses(offer, maker, ownAddress))
    return first && ownAddress === undefined ? 'coin-unknown' : 'addresses';
  const ownAddresses = [answer, ...offer.outputs.filter(({ to }) => to === maker).map(({ address }) => address)];
  if (ownAddresses.some((each) => includesAddress(deposits, each))) return 'addresses';
  if (getOfferFee(offer) < 0) return 'outputs-exceed';
  if (offer.outputs.some(({ value }) => isEmptyBalance(value))) return 'dust';
  const isKnown = (coin: GuaranteeCoin) => {
    const found = known.get(getOutpoint(coin));
    return found?.value === coin.value && found.order === coin.order;
  };
  if (!offer.coins.every(isKnown)) return 'coin-unknown';
  const fee = getOfferFee(offer);
  if (fee > getHighestFee(offer, fastestFee)) return 'fee-too-high';
  return fee < estimateOfferFee(offer.coins.length, minimumFee, Math.max(2, offer.outputs.length))
    ? 'fee-too-low'
    : null;
}

function hasRightAddresses({ outputs }: Offer, maker: TermsRole, ownAddress: string | undefined): boolean {
  return outputs.every(({ to, address }) => {
    if (to === maker) return address !== '';
    return to === getOtherRole(maker) ? address === '' : address === ownAddress;
  });
}

/** The tenth part of the coins or, if that is more, the fee at twice the fastest rate. */
function getHighestFee(offer: Spend, fastestFee: number): number {
  return Math.max(sumCoins(offer) / 10, estimateOfferFee(offer.coins.length, 2 * fastestFee));
}

/** True if the fee is more than a tenth of the coins: only the explorer says that it has to be so high. */
export function isLargePart(offer: Spend): boolean {
  return getOfferFee(offer) * 10 > sumCoins(offer);
}

/** An output takes at most 43 vB (P2WSH), which is less than half of an input. */
const FURTHER_OUTPUT_VB = 43;

/** The fee of a settlement. @param satPerVb fee rate in sat/vB */
export function estimateOfferFee(inputs: number, satPerVb: number, outputs = 2): number {
  return estimateFee(inputs, satPerVb) + Math.ceil((outputs - 1) * FURTHER_OUTPUT_VB * satPerVb);
}

/** Days. A binding confidential offer has to stand for a month (art. 17 of Organic Law 1/2025). */
const SHORTEST: Record<OfferKind, number> = { proposal: 0, confidential: 31 };
const USUAL: Record<OfferKind, number> = { proposal: 7, confidential: 31 };
const LONGEST_DAYS = 366;

/** The first and the last day on which an offer that is made now may expire, and the usual one. */
export function getExpiryLimits(kind: OfferKind, now: Date): { first: string; usual: string; last: string } {
  const today = toCalendarDate(now);
  return {
    first: addDays(today, SHORTEST[kind]),
    usual: addDays(today, USUAL[kind]),
    last: addDays(today, LONGEST_DAYS),
  };
}

export interface Split {
  own: number;
  other: number;
  /** Back to the guarantee. */
  stays: number;
}

/**
 * Splits what the coins leave after the fee. `null`: there is not as much, nobody gets anything, or a part would be dust.
 * @param other `null`: all that is left
 */
export function splitCoins(total: Sats, fee: number, own: number, other: number | null = null): Split | null {
  const rest = total - fee - own;
  const split = other === null ? { own, other: rest, stays: 0 } : { own, other, stays: rest - other };
  return Object.values(split).every(isUsable) && split.own + split.other > 0 ? split : null;
}

/** The amount that is to blame if coins cannot be split (`splitCoins`). */
export function findWrongPart(most: number, own: number, other: number | null): 'own' | 'other' {
  return other === null || own > most || !isUsable(own) ? 'own' : 'other';
}

function isUsable(value: number): boolean {
  return value === 0 || (value > 0 && !isEmptyBalance(value as Sats));
}
