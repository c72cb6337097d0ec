import type { TermsRole } from '@/domain/seals/terms';
import { listCountedAcceptances, listCountedGiven } from '@/domain/settlement/counted';
import { getMaker, type OfferPlace } from '@/domain/settlement/offer-rules';
import { getPayee } from '@/domain/settlement/return-rules';
import type { Acceptance, GivenCoin, SignedAsk, SignedOffer } from '@/domain/settlement/settlement-lines';

/** An offer that was verified here. */
export interface KnownOffer extends SignedOffer {
  hash: string;
}

/** An acceptance whose signatures were verified here. */
export interface KnownAcceptance extends Acceptance {
  /** Of the transaction that both then make. */
  txid: string;
  /** True if this device made it, for this very text. */
  made?: true | undefined;
}

/** An ask for a return date that was verified here. */
export interface KnownAsk extends SignedAsk {
  hash: string;
}

/** The payer's signatures for a coin, verified here. */
export interface KnownGiven extends GivenCoin {
  /** Of the transaction at each usable rate. */
  txids: string[];
  /** True if this device made them, for this very text. */
  made?: true | undefined;
}

/** Record of the settlements of a contract on this device. It outlasts the chat. */
export interface SettlementRecord {
  /** In the order in which they were first seen. */
  offers: KnownOffer[];
  acceptances: KnownAcceptance[];
  /** Offers that the party that was asked has declined, as the server says. */
  declined: string[];
  asks: KnownAsk[];
  given: KnownGiven[];
  /** Txids of settlements and returns that the network has. */
  settled: string[];
}

export const NO_SETTLEMENTS: SettlementRecord = {
  offers: [],
  acceptances: [],
  declined: [],
  asks: [],
  given: [],
  settled: [],
};

/**
 * Most characters of the other party's offers that are kept, and of its asks: hundreds of usual ones, or more than ten of 200 coins. Their
 * maker chooses the numbers, so they are no measure. The user's own have no limit.
 */
const MOST_FOREIGN = 600_000;

/** Adds what is new. Returns `record` itself if nothing is. @param today YYYY-MM-DD, local */
export function mergeSettlements(
  record: SettlementRecord,
  added: Partial<SettlementRecord>,
  place: OfferPlace,
  own: TermsRole,
  today: string,
): SettlementRecord {
  const { offers = [], acceptances = [], declined = [], asks = [], given = [], settled = [] } = added;
  const all = {
    offers: addNew(record.offers, offers, ({ hash }) => hash),
    acceptances: limitPerOffer(addAnswers(record.acceptances, acceptances, (each) => `${each.hash} ${each.txid}`)),
    asks: addNew(record.asks, asks, ({ hash }) => hash),
    given: addAnswers(record.given, given, (each) => `${each.hash} ${each.index}`),
  };
  // A copied answer keeps nothing: each that counts is for another transaction.
  const [acceptancesCounted, givenCounted] = [listCountedAcceptances(all), listCountedGiven(all)];
  const accepted = new Set(acceptancesCounted.map(({ hash }) => hash));
  const answered = new Set(givenCounted.map(({ hash }) => hash));
  const keptOffers = limitLength(
    all.offers,
    ({ offer, hash }) => getMaker(offer, place) !== own && !accepted.has(hash),
    ({ offer }) => ({ isOver: today > offer.expires, number: offer.number }),
  );
  const keptAsks = limitLength(
    all.asks,
    ({ plan, hash }) => getPayee(plan, place) !== own && !answered.has(hash),
    ({ plan }) => ({ isOver: false, number: plan.number }),
  );
  const isOf = (texts: readonly { hash: string }[]) => {
    const hashes = new Set(texts.map(({ hash }) => hash));
    return ({ hash }: { hash: string }) => hashes.has(hash);
  };
  const [hasOffer, hasAsk] = [isOf(keptOffers), isOf(keptAsks)];
  const merged: SettlementRecord = {
    offers: keptOffers,
    acceptances: all.acceptances.filter((each) => acceptancesCounted.includes(each) || hasOffer(each)),
    asks: keptAsks,
    given: all.given.filter((each) => givenCounted.includes(each) || hasAsk(each)),
    declined: addNew(record.declined, declined, (hash) => hash),
    settled: addNew(record.settled, settled, (txid) => txid),
  };
  return JSON.stringify(merged) === JSON.stringify(record) ? record : merged;
}

/** Each is another address of the party that accepts: only one can be paid. */
const MAX_ACCEPTANCES = 3;

function limitPerOffer(acceptances: KnownAcceptance[]): KnownAcceptance[] {
  return acceptances.filter(
    ({ hash }, at) => acceptances.slice(0, at).filter((each) => each.hash === hash).length < MAX_ACCEPTANCES,
  );
}

function addNew<Item>(known: Item[], added: readonly Item[], toKey: (item: Item) => string): Item[] {
  const keys = new Set(known.map(toKey));
  return [...known, ...distinct(added, toKey).filter((each) => !keys.has(toKey(each)))];
}

/** As `addNew`. What this device made counts as made, even if the chat had a copy of it before. */
function addAnswers<Item extends { made?: true | undefined }>(
  known: Item[],
  added: readonly Item[],
  toKey: (item: Item) => string,
): Item[] {
  const made = new Set(added.filter((each) => each.made === true).map(toKey));
  return addNew(known, added, toKey).map((each) => (made.has(toKey(each)) ? { ...each, made: true } : each));
}

function distinct<Item>(items: readonly Item[], toKey: (item: Item) => string): Item[] {
  return [...new Map(items.map((item) => [toKey(item), item])).values()];
}

interface Rank {
  /** Nobody can use it any more. */
  isOver: boolean;
  number: number;
}

/** Forgets items that may be forgotten until the rest is short enough: first those that are over, then the lowest numbers. */
function limitLength<Item extends { text: string; statement: string }>(
  items: Item[],
  isForgettable: (item: Item) => boolean,
  getRank: (item: Item) => Rank,
): Item[] {
  const ranked = items
    .filter(isForgettable)
    .map((item) => ({ item, ...getRank(item) }))
    .sort((a, b) => Number(a.isOver) - Number(b.isOver) || b.number - a.number);
  const forgotten = new Set<Item>();
  let length = 0;
  for (const { item } of ranked) {
    length += item.text.length + item.statement.length;
    if (length > MOST_FOREIGN) forgotten.add(item);
  }
  return forgotten.size === 0 ? items : items.filter((each) => !forgotten.has(each));
}

/** The number of the user's next offer. Only their own count: the other party could use up all numbers. */
export function getNextNumber({ offers }: SettlementRecord, place: OfferPlace, own: TermsRole): number {
  const numbers = offers.filter(({ offer }) => getMaker(offer, place) === own).map(({ offer }) => offer.number);
  return Math.max(0, ...numbers) + 1;
}

/** The same for asks for a return date. */
export function getNextAsk({ asks }: SettlementRecord, place: OfferPlace, own: TermsRole): number {
  const numbers = asks.filter(({ plan }) => getPayee(plan, place) === own).map(({ plan }) => plan.number);
  return Math.max(0, ...numbers) + 1;
}
