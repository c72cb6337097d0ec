import type { PayoutPlace } from '@/domain/payouts/payout-line';
import { type Sats, toSats, ZERO_SATS } from '@/domain/primitives/amount';
import type { Holds } from '@/domain/returns/coin-holder';
import { getOutpoint } from '@/domain/returns/coins';
import { listUsableRates } from '@/domain/returns/return-plan';
import type { KnownAsk, KnownGiven, ReturnRecord } from '@/domain/returns/return-record';
import { getPayee } from '@/domain/returns/return-rules';
import type { TermsRole } from '@/domain/terms/terms';

/** The return of one coin of a guarantee, until a block has spent it. */
export interface CoinReturn {
  ask: KnownAsk;
  /** Its place in the ask. */
  index: number;
  /** `null`: the payer has not signed it. */
  given: KnownGiven | null;
  outpoint: string;
  value: Sats;
  isOwn: boolean;
  /** The place, among the usable rates, of the return that waits for a block; `null`: none was sent. */
  sent: number | null;
}

export interface ReturnFacts {
  place: PayoutPlace;
  own: TermsRole;
  /** An ask of anybody else counts only if it was signed. `null`: unknown. */
  depositor: TermsRole | null;
  /** Unspent outputs of the guarantee, `txid:vout`; `null`: unknown. */
  unspent: readonly string[] | null;
  /** Txids of returns that are in no block yet. */
  pending?: readonly string[];
}

/**
 * Of each unspent coin that a return was asked for, the earliest that was given, or else the ask with the highest number: a later date
 * does not take back an earlier one.
 */
export function viewReturns(record: ReturnRecord, holds: Holds, facts: ReturnFacts): CoinReturn[] {
  const byCoin = new Map<string, CoinReturn>();
  for (const ask of record.asks) {
    const payee = getPayee(ask.plan, facts.place);
    if (payee === null) continue;
    for (const [index, coin] of ask.plan.coins.entries()) {
      if (!holds([coin], ask.plan.guarantee)) continue;
      const outpoint = getOutpoint(coin);
      const given = record.given.find((each) => each.hash === ask.hash && each.index === index) ?? null;
      if (given === null && facts.depositor !== null && payee !== facts.depositor) continue;
      const sent = findSent(given, outpoint, facts);
      if (facts.unspent !== null && !facts.unspent.includes(outpoint) && sent === null) continue;
      const isOwn = payee === facts.own;
      const next = { ask, index, given, outpoint, value: coin.value, isOwn, sent };
      if (isBetter(next, byCoin.get(outpoint))) byCoin.set(outpoint, next);
    }
  }
  return [...byCoin.values()];
}

function findSent(given: KnownGiven | null, outpoint: string, { unspent, pending = [] }: ReturnFacts): number | null {
  if (given === null || unspent?.includes(outpoint) === true) return null;
  const at = given.txids.findLastIndex((txid) => pending.includes(txid));
  return at === -1 ? null : at;
}

function isBetter(next: CoinReturn, known: CoinReturn | undefined): boolean {
  if (known === undefined) return true;
  if ((next.given === null) !== (known.given === null)) return next.given !== null;
  if (next.given === null) return next.ask.plan.number > known.ask.plan.number;
  return next.ask.plan.from < known.ask.plan.from;
}

/** The return dates of a guarantee, summed up for the screen. */
export interface Coverage {
  /** The sum of the coins whose return was given. */
  covered: Sats;
  /** Unix seconds, the earliest; `null`: none was given. */
  from: number | null;
  /** Those that wait for the payer's signature. */
  asked: CoinReturn[];
  given: CoinReturn[];
}

export function summariseReturns(returns: readonly CoinReturn[]): Coverage {
  const given = returns.filter((each) => each.given !== null && each.sent === null);
  const asked = returns.filter((each) => each.given === null);
  const covered = toSats(given.reduce((sum, { value }) => sum + value, 0)) ?? ZERO_SATS;
  const times = given.map(({ ask }) => ask.plan.from);
  return { covered, from: times.length === 0 ? null : Math.min(...times), asked, given };
}

/**
 * The coins that can be taken back, or whose return can be replaced by one that pays more. The network's own clock is about an hour behind: it
 * refuses what comes too early.
 * @param now the device's clock, Unix seconds
 */
export function listDue(returns: readonly CoinReturn[], now: number): CoinReturn[] {
  return listReached(returns, now).filter((each) => each.isOwn && listOpenRates(each).length > 0);
}

/** The coins that the other party can take back by now, and has not. Parameters as of `listDue`. */
export function listOverdue(returns: readonly CoinReturn[], now: number): CoinReturn[] {
  return listReached(summariseReturns(returns).given, now).filter(({ isOwn }) => !isOwn);
}

function listReached(returns: readonly CoinReturn[], now: number): CoinReturn[] {
  return returns.filter(({ ask }) => ask.plan.from <= now);
}

/** The rates at which a return can be sent: all that the coin can pay, or those above the one that waits for a block. */
export function listOpenRates({
  ask,
  index,
  given,
  sent,
}: Pick<CoinReturn, 'ask' | 'index' | 'given' | 'sent'>): number[] {
  const coin = ask.plan.coins[index];
  if (coin === undefined || given === null) return [];
  return listUsableRates(ask.plan, coin).slice(sent === null ? 0 : sent + 1);
}

/** The user's return dates of which a coin was signed, with the signatures of each coin. */
export function listGivenReturns(record: ReturnRecord, place: PayoutPlace, own: TermsRole) {
  return record.asks.flatMap(({ hash, text, plan, statement }) => {
    const signed = record.given.filter((each) => each.hash === hash);
    if (getPayee(plan, place) !== own || signed.length === 0) return [];
    const signatures = plan.coins.map((_coin, at) => signed.find(({ index }) => index === at)?.signatures ?? []);
    return [{ plan, text, statement, signatures }];
  });
}
