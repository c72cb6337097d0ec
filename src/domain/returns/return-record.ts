import type { PayoutPlace } from '@/domain/payouts/payout-line';
import type { GivenCoin, SignedAsk } from '@/domain/returns/return-lines';
import { getPayee } from '@/domain/returns/return-rules';
import type { TermsRole } from '@/domain/terms/terms';

/** An ask for a return date that was verified here. */
export interface KnownAsk extends SignedAsk {
  hash: string;
}

/** The payer's signatures for a coin, verified here. */
export interface KnownGiven extends GivenCoin {
  /** Of the transaction at each usable rate. */
  txids: string[];
}

/** Record of the return dates of a contract on this device. It outlasts the chat. */
export interface ReturnRecord {
  /** In the order in which they were first seen. */
  asks: KnownAsk[];
  given: KnownGiven[];
}

export const NO_RETURNS: ReturnRecord = { asks: [], given: [] };

/**
 * Most characters of the other party's asks that are kept: hundreds of usual ones, or more than ten of 200 coins. Their maker chooses the
 * numbers, so they are no measure. The user's own have no limit.
 */
const MOST_FOREIGN = 600_000;

/** Adds what is new. Returns `record` itself if nothing is. */
export function mergeReturns(
  record: ReturnRecord,
  added: Partial<ReturnRecord>,
  place: PayoutPlace,
  own: TermsRole,
): ReturnRecord {
  const asks = addNew(record.asks, added.asks ?? [], ({ hash }) => hash);
  const given = addNew(record.given, added.given ?? [], ({ hash, index }) => `${hash} ${index}`);
  const answered = new Set(given.map(({ hash }) => hash));
  const kept = limitLength(asks, ({ plan }) => getPayee(plan, place) !== own, answered);
  const hashes = new Set(kept.map(({ hash }) => hash));
  const merged: ReturnRecord = { asks: kept, given: given.filter(({ hash }) => hashes.has(hash)) };
  return JSON.stringify(merged) === JSON.stringify(record) ? record : merged;
}

function addNew<Item>(known: Item[], added: readonly Item[], toKey: (item: Item) => string): Item[] {
  const keys = new Set(known.map(toKey));
  const distinct = [...new Map(added.map((item) => [toKey(item), item])).values()];
  return [...known, ...distinct.filter((each) => !keys.has(toKey(each)))];
}

/** Forgets asks of the other party until the rest is short enough: those without an answer first, then those with the lowest numbers. */
function limitLength(
  asks: KnownAsk[],
  isForgettable: (ask: KnownAsk) => boolean,
  answered: ReadonlySet<string>,
): KnownAsk[] {
  const forgotten = new Set<KnownAsk>();
  const rank = ({ hash }: KnownAsk) => (answered.has(hash) ? 1 : 0);
  let length = 0;
  for (const ask of asks.filter(isForgettable).sort((a, b) => rank(b) - rank(a) || b.plan.number - a.plan.number)) {
    length += ask.text.length + ask.statement.length;
    if (length > MOST_FOREIGN) forgotten.add(ask);
  }
  return forgotten.size === 0 ? asks : asks.filter((each) => !forgotten.has(each));
}

/** The number of the user's next ask. Only their own count: the other party could use up all numbers. */
export function getNextAsk({ asks }: ReturnRecord, place: PayoutPlace, own: TermsRole): number {
  const numbers = asks.filter(({ plan }) => getPayee(plan, place) === own).map(({ plan }) => plan.number);
  return Math.max(0, ...numbers) + 1;
}
