import { type Sats, toSats, ZERO_SATS } from '@/domain/primitives/amount';
import type { TermsRole } from '@/domain/seals/terms';
import { getOutpoint } from '@/domain/settlement/coins';
import type { OfferPlace } from '@/domain/settlement/offer-rules';
import { getPayee } from '@/domain/settlement/return-rules';
import type { KnownAsk, KnownGiven, SettlementRecord } from '@/domain/settlement/settlement-record';

/** The return of one coin of a guarantee that is still unspent. */
export interface CoinReturn {
  ask: KnownAsk;
  /** Its place in the ask. */
  index: number;
  /** `null`: the payer has not signed it. */
  given: KnownGiven | null;
  outpoint: string;
  value: Sats;
  isOwn: boolean;
  /** A later date was asked for over the same coin. */
  isFollowed: boolean;
}

export interface ReturnFacts {
  place: OfferPlace;
  own: TermsRole;
  /** Unspent outputs of the guarantee, `txid:vout`; `null`: unknown. */
  unspent: readonly string[] | null;
}

/**
 * Of each unspent coin that a return was asked for, the earliest that was given, or else the last ask: a later date does not
 * take back an earlier one.
 */
export function viewReturns(record: SettlementRecord, guarantee: string, facts: ReturnFacts): CoinReturn[] {
  const byCoin = new Map<string, CoinReturn>();
  for (const ask of record.asks) {
    const payee = getPayee(ask.plan, facts.place);
    if (payee === null || ask.plan.guarantee !== guarantee) continue;
    for (const [index, coin] of ask.plan.coins.entries()) {
      const outpoint = getOutpoint(coin);
      if (facts.unspent !== null && !facts.unspent.includes(outpoint)) continue;
      const given = record.given.find((each) => each.hash === ask.hash && each.index === index) ?? null;
      const next = { ask, index, given, outpoint, value: coin.value, isOwn: payee === facts.own, isFollowed: false };
      if (isBetter(next, byCoin.get(outpoint))) byCoin.set(outpoint, next);
    }
  }
  return [...byCoin.values()].map((each) => ({ ...each, isFollowed: isFollowed(record, each) }));
}

function isFollowed({ asks }: SettlementRecord, { ask: { plan }, outpoint }: CoinReturn): boolean {
  return asks.some(
    (other) =>
      other.plan.payee.key === plan.payee.key &&
      other.plan.from > plan.from &&
      other.plan.coins.some((coin) => getOutpoint(coin) === outpoint),
  );
}

/**
 * The date that was given earlier than the parties want by now: a later one was asked for, or the guarantee lasts longer. It stays valid
 * until the coins move (docs/settlement.md#moving-the-coins). @param first Unix seconds, from which a return is signed today; `null`: unknown
 */
export function findOutlived(returns: readonly CoinReturn[], first: number | null): number | null {
  const outlived = returns.filter(
    ({ given, ask, isFollowed }) => given !== null && (isFollowed || (first !== null && ask.plan.from < first)),
  );
  return outlived.length === 0 ? null : Math.min(...outlived.map(({ ask }) => ask.plan.from));
}

function isBetter(next: CoinReturn, known: CoinReturn | undefined): boolean {
  if (known === undefined) return true;
  if ((next.given === null) !== (known.given === null)) return next.given !== null;
  return next.given === null || next.ask.plan.from < known.ask.plan.from;
}

/** What returns, for the screen. */
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
  const given = returns.filter((each) => each.given !== null);
  const asked = returns.filter((each) => each.given === null);
  const covered = toSats(given.reduce((sum, { value }) => sum + value, 0)) ?? ZERO_SATS;
  const times = given.map(({ ask }) => ask.plan.from);
  return { covered, from: times.length === 0 ? null : Math.min(...times), asked, given };
}

/** What was given for each date, the earliest first. */
export function groupByDay(returns: readonly CoinReturn[]): { from: number; amount: Sats }[] {
  const given = returns.filter((each) => each.given !== null);
  const dates = [...new Set(given.map(({ ask }) => ask.plan.from))].sort((a, b) => a - b);
  return dates.map((from) => {
    const coins = given.filter(({ ask }) => ask.plan.from === from);
    return { from, amount: toSats(coins.reduce((sum, { value }) => sum + value, 0)) ?? ZERO_SATS };
  });
}

/** The coins that can be taken back: the chain's clock has reached their date. @param time median time of the tip, Unix seconds */
export function listDue(returns: readonly CoinReturn[], time: number | null): CoinReturn[] {
  return returns.filter(({ given, ask, isOwn }) => isOwn && given !== null && time !== null && time >= ask.plan.from);
}

/** The same for the other party's coins. */
export function listOverdue(returns: readonly CoinReturn[], time: number | null): CoinReturn[] {
  return returns.filter(({ given, ask, isOwn }) => !isOwn && given !== null && time !== null && time >= ask.plan.from);
}

/** The user's return dates of which a coin was signed, with the signatures of each coin. */
export function listGivenReturns({ asks, given }: SettlementRecord, place: OfferPlace, own: TermsRole) {
  return asks.flatMap(({ hash, text, plan, statement }) => {
    const signed = given.filter((each) => each.hash === hash);
    if (getPayee(plan, place) !== own || signed.length === 0) return [];
    const signatures = plan.coins.map((_coin, at) => signed.find(({ index }) => index === at)?.signatures ?? []);
    return [{ plan, text, statement, signatures }];
  });
}
