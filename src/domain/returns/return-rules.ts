import { includesAddress } from '@/domain/deposits/deposit-address';
import type { PayoutPlace } from '@/domain/payouts/payout-line';
import { addDays, isCalendarDate } from '@/domain/primitives/dates';
import { compareCoins, type GuaranteeCoin, getOutpoint } from '@/domain/returns/coins';
import { listUsableRates, type ReturnPlan } from '@/domain/returns/return-plan';
import { getOtherRole, type TermsRole } from '@/domain/terms/terms';
import type { UnknownCoins } from '@/domain/withdrawals/concerns';
import { areAccepted } from '@/domain/withdrawals/consent';

/** sat/vB */
export const RETURN_RATES = [2, 8, 30, 120];

/** Why an ask for a return date is not signed, in the order in which it is checked. */
export type ReturnFault =
  | 'other-contract' // of another contract or network
  | 'other-signer' // not by the other party, or for another payer
  | 'depositor-unknown' // signed terms exist, but do not say who deposits
  | 'not-depositor'
  | 'addresses' // not an address of the network, or one of a deposit
  | 'coin-unknown' // a coin that is not an unspent, confirmed and proven deposit of this guarantee
  | 'coin-too-small' // no rate is usable
  | 'too-early' // less than 30 days after the last day to claim, or that day is unknown
  | 'past' // not in the future
  | 'too-late'; // over ten years ahead

/** A concern that the payer has to accept before signing. */
export type ReturnConcern =
  | 'depositor-unsigned' // only the server says who deposits
  | 'other-terms' // asked for under other terms than those that both signed
  | UnknownCoins;

export interface ReturnGround {
  place: PayoutPlace;
  /** The depositor's role; `null`: unknown. */
  depositor: TermsRole | null;
  /** YYYY-MM-DD; `null`: unknown. */
  validUntil: string | null;
  /** Proven coins of the guarantee, with at least one confirmation. */
  coins: readonly (GuaranteeCoin & { address: string })[];
  /** Deposit addresses of the contract, of all its guarantees. */
  deposits: readonly string[];
  isAddress: boolean;
  /** YYYY-MM-DD, local. */
  today: string;
}

const EARLIEST_DAYS = 30;
export const USUAL_DAYS = 60;
const LATEST_DAYS = 3_652;

/** Unix seconds of the beginning of a day in UTC. */
export function toUnixDay(day: string): number {
  return Date.parse(`${day}T00:00:00Z`) / 1000;
}

/** The day of a time, UTC. */
export function toReturnDay(from: number): string {
  return new Date(from * 1000).toISOString().slice(0, 10);
}

/** The party whose key asks; `null`: neither, or the payer is not the other one. */
export function getPayee({ payee, payer }: Pick<ReturnPlan, 'payee' | 'payer'>, place: PayoutPlace): TermsRole | null {
  if (place.owner === place.counterparty) return null;
  const role = payee.key === place.owner ? 'owner' : payee.key === place.counterparty ? 'counterparty' : null;
  return role !== null && payer.key === place[getOtherRole(role)] ? role : null;
}

/** `null`: it can be signed. Its coins say which guarantee it is about: the id that it names is the server's. */
export function findReturnFault(plan: ReturnPlan, ground: ReturnGround): ReturnFault | null {
  const { place, coins, validUntil } = ground;
  if (plan.network !== place.network || plan.contract !== place.contract) return 'other-contract';
  const payee = getPayee(plan, place);
  if (payee === null) return 'other-signer';
  if (ground.depositor === null) return 'depositor-unknown';
  if (payee !== ground.depositor) return 'not-depositor';
  if (!ground.isAddress || includesAddress(ground.deposits, plan.address)) return 'addresses';
  const present = listPresent(plan, coins);
  if (present === null || present.length === 0) return 'coin-unknown';
  if (present.some(({ coin }) => listUsableRates(plan, coin).length === 0)) return 'coin-too-small';
  const limits = getReturnLimits(validUntil, ground.today);
  if (plan.from <= toUnixDay(ground.today)) return 'past';
  if (limits === null || plan.from < toUnixDay(limits.first)) return 'too-early';
  return plan.from > toUnixDay(limits.last) ? 'too-late' : null;
}

interface PlannedCoin {
  /** In the plan. */
  index: number;
  coin: GuaranteeCoin;
}

/**
 * The coins of an ask that are there. Each has a return of its own, so that one which has moved since, or is not confirmed yet, does not
 * keep the others from being signed. `null`: a coin is another one than the ask says.
 */
export function listPresent(
  { coins }: Pick<ReturnPlan, 'coins'>,
  known: readonly GuaranteeCoin[],
): PlannedCoin[] | null {
  const byOutpoint = new Map(known.map((coin) => [getOutpoint(coin), coin]));
  const present: PlannedCoin[] = [];
  for (const [index, coin] of coins.entries()) {
    const found = byOutpoint.get(getOutpoint(coin));
    if (found === undefined) continue;
    if (found.value !== coin.value || found.order !== coin.order) return null;
    present.push({ index, coin });
  }
  return present;
}

/**
 * The concerns that the payer has to accept before signing an ask.
 * @param isSigned the terms that both signed say who deposits
 * @param terms hash of those terms; empty: none
 */
export function listReturnConcerns(
  plan: Pick<ReturnPlan, 'terms'>,
  { isSigned, terms }: { isSigned: boolean; terms: string },
): ReturnConcern[] {
  const concerns: ReturnConcern[] = isSigned ? [] : ['depositor-unsigned'];
  return plan.terms === terms ? concerns : [...concerns, 'other-terms'];
}

export function isAboutCoins(concern: ReturnConcern): concern is UnknownCoins {
  return typeof concern !== 'string';
}

/** True when the payer has accepted every concern, in its present size. */
export function areReturnsAccepted(concerns: readonly ReturnConcern[], accepted: readonly ReturnConcern[]): boolean {
  const isAccepted = (each: ReturnConcern) =>
    isAboutCoins(each) ? areAccepted([each], accepted.filter(isAboutCoins)) : accepted.includes(each);
  return concerns.every(isAccepted);
}

export interface ReturnLimits {
  first: string;
  usual: string;
  last: string;
}

/** The days on which coins may return. `null`: the last day to claim is unknown. */
export function getReturnLimits(validUntil: string | null, today: string): ReturnLimits | null {
  if (validUntil === null || !isCalendarDate(validUntil)) return null;
  const latest = (day: string, least: number) => [day, addDays(today, least)].sort().at(-1) ?? day;
  return {
    first: latest(addDays(validUntil, EARLIEST_DAYS), 1),
    usual: latest(addDays(validUntil, USUAL_DAYS), USUAL_DAYS),
    last: addDays(today, LATEST_DAYS),
  };
}

/** Less than the usual time to go to court, after the last day to claim or from today. */
export function isSoon({ from }: Pick<ReturnPlan, 'from'>, validUntil: string | null, today: string): boolean {
  const limits = getReturnLimits(validUntil, today);
  return limits === null || from < toUnixDay(limits.usual);
}

/** An ask over more coins would be too long for the chat. */
const MAX_ASKED = 12;

/** The coins whose return can be asked for at once: those that can pay a fee, and the largest if one message cannot carry all. */
export function listReturnable(coins: readonly GuaranteeCoin[]): GuaranteeCoin[] {
  return coins
    .filter((coin) => listUsableRates({ rates: RETURN_RATES }, coin).length > 0)
    .sort((a, b) => b.value - a.value)
    .slice(0, MAX_ASKED)
    .sort(compareCoins);
}
