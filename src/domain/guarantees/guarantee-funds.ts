import type { Balance } from '@/domain/deposits/deposits';
import { isEmptyBalance, isMostlyWithdrawn } from '@/domain/guarantees/guarantee-status';
import { type Sats, subtractSats, sumAmounts } from '@/domain/primitives/amount';

/** After a failed look-up the balance is unknown, never zero; the last known one is kept and shown as such. */
export interface GuaranteeBalance {
  /** `undecided`: the explorer responded, but no address could be verified, so nothing counts. */
  state: 'known' | 'unknown' | 'undecided';
  balance: Balance | null;
  /** The sum at addresses that do not count; shown separately. */
  excluded?: Sats;
  /** Outputs too small to be spent; shown separately. */
  dust?: Sats;
  /** When the oldest part of it was read, milliseconds since 1970; only if it was not read at once. */
  at?: number;
  /** Number of recorded payments that no longer exist. */
  missing?: number;
}

/** `null` before the first response. */
export type BalanceState = GuaranteeBalance | null;

interface KnownBalanceView {
  kind: 'known';
  total: Sats;
  unconfirmed: Sats;
  /** Amount without enough confirmations to count towards *active*; absent: none. */
  arriving?: Sats;
  /** Whether the balance without it covers the guarantee's amount; `null`: that amount is unknown. */
  enough: boolean | null;
  /** When it was read, ISO 8601; absent: just now. */
  at?: string;
}

/** How a card shows a balance; unknown is never shown as zero. `uncounted`: no address could be checked. */
export type BalanceView =
  | { kind: 'hidden' | 'loading' | 'uncounted' }
  | { kind: 'unknown'; lastKnown: Sats | null }
  | KnownBalanceView;

/**
 * Green if at least the amount, red otherwise, hidden when executed (docs/specification.md#guarantees-panel-scrollable),
 * unless money came back or arrived late.
 */
export function toBalanceView(status: string, amount: Sats | null, knowledge: BalanceState): BalanceView {
  if (status === 'executed' && !holdsMoney(knowledge)) return { kind: 'hidden' };
  if (knowledge === null) return { kind: 'loading' };
  const { state, balance } = knowledge;
  if (state === 'undecided') return { kind: 'uncounted' };
  if (state === 'unknown' || balance === null) return { kind: 'unknown', lastKnown: balance?.total ?? null };
  const { total, unconfirmed, arriving } = balance;
  const enough = amount === null ? null : total - (arriving ?? 0) >= amount;
  return {
    kind: 'known',
    total,
    unconfirmed,
    enough,
    ...(arriving === undefined ? {} : { arriving }),
    ...(knowledge.at === undefined ? {} : { at: new Date(knowledge.at).toISOString() }),
  };
}

/** True if the guarantee holds verified money; false while that is unknown. */
export function holdsMoney(knowledge: BalanceState): boolean {
  return knowledge?.state === 'known' && knowledge.balance !== null && !isEmptyBalance(knowledge.balance.total);
}

/** A fact about the money that the status does not say; `null`: it says it all. @param late it holds releasable money that the status no longer expects */
export function findMoneyFact({ status }: { status: string }, late: boolean) {
  if (!late) return null;
  return status === 'expired' || status === 'in_dispute' ? (`next-${status}` as const) : 'late';
}

export interface Funding {
  amount: Sats;
  /** Balance plus released; `null` if either is unknown. */
  funded: Sats | null;
  released: Sats | null;
}

/** `null` without an amount. `null` arguments are unknown. */
export function computeFunding(amount: Sats | null, balance: Sats | null, released: Sats | null): Funding | null {
  if (amount === null || amount === 0) return null;
  return { amount, funded: sumAmounts([balance, released]), released };
}

/**
 * The parts of the bar. What was paid out in full has nothing left: the difference was the network's fee
 * (docs/specification.md#guarantee-status). Not while money came back.
 */
export function measureBar(funding: Funding, status: string): Pick<Funding, 'funded' | 'released'> {
  const { amount, funded, released } = funding;
  const isGone = status === 'executed' && funded === released && isMostlyWithdrawn(amount, released);
  return isGone ? { funded: amount, released: amount } : { funded, released };
}

/**
 * True if the balance is below the amount only because part of it was released. Balance and released amount have to add
 * up, except for fees (docs/specification.md#guarantee-status), since only the backend vouches for the
 * record of a release.
 */
export function isRemainder(view: BalanceView, funding: Funding | null): boolean {
  if (view.kind !== 'known' || view.enough !== false || funding?.released == null || funding.released === 0)
    return false;
  return isMostlyWithdrawn(funding.amount, funding.funded);
}

/** The amount left to deposit; `null` if balance or amount is unknown. */
export function computeMissingAmount(amount: Sats | null, balance: Sats | null): Sats | null {
  return amount === null || balance === null ? null : subtractSats(amount, balance);
}
