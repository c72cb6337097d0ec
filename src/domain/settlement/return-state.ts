import type { Guarantee } from '@/domain/models';
import { type Sats, toSats, ZERO_SATS } from '@/domain/primitives/amount';
import { addDays, isCalendarDate } from '@/domain/primitives/dates';
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
      const next = { ask, index, given, outpoint, value: coin.value, isOwn: payee === facts.own };
      if (isBetter(next, byCoin.get(outpoint))) byCoin.set(outpoint, next);
    }
  }
  return [...byCoin.values()];
}

function isBetter(next: CoinReturn, known: CoinReturn | undefined): boolean {
  if (known === undefined) return true;
  if ((next.given === null) !== (known.given === null)) return next.given !== null;
  return next.given === null || next.ask.plan.from < known.ask.plan.from;
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
  const given = returns.filter((each) => each.given !== null);
  const asked = returns.filter((each) => each.given === null);
  const covered = toSats(given.reduce((sum, { value }) => sum + value, 0)) ?? ZERO_SATS;
  const times = given.map(({ ask }) => ask.plan.from);
  return { covered, from: times.length === 0 ? null : Math.min(...times), asked, given };
}

/** The coins that can be taken back: the chain's clock has reached their date. @param time median time of the tip, Unix seconds */
export function listDue(returns: readonly CoinReturn[], time: number | null): CoinReturn[] {
  return returns.filter(({ given, ask, isOwn }) => isOwn && given !== null && time !== null && time >= ask.plan.from);
}

/** Days before the last day to claim on which the party that has signed a return is reminded of it. */
const REMINDED_DAYS = 7;

/** Whether the user has signed that a deposit returns, and can claim for only a few more days. @param today YYYY-MM-DD, local */
export function isClaimNear(
  returns: readonly CoinReturn[],
  { validUntil, status }: Pick<Guarantee, 'validUntil' | 'status'>,
  today: string,
): boolean {
  if (validUntil === null || !isCalendarDate(validUntil) || status !== 'active') return false;
  const isNear = today <= validUntil && validUntil <= addDays(today, REMINDED_DAYS);
  return isNear && returns.some(({ isOwn, given }) => !isOwn && given !== null);
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
