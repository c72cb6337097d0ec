import type { Guarantee, GuaranteeStatus, Transaction } from '@/domain/models';
import { type Sats, sumAmounts, ZERO_SATS } from '@/domain/primitives/amount';
import type { Tone } from '@/domain/primitives/tone';

interface GuaranteeStatusRow {
  tone: Tone;
  /** Place in the list: active, pending, executed, then the rest (docs/specification.md#2-screens-and-routes). */
  rank: number;
}

/** docs/specification.md#guarantee-status. */
export const GUARANTEE_STATUSES: Record<GuaranteeStatus, GuaranteeStatusRow> = {
  pending: { tone: 'yellow', rank: 1 },
  active: { tone: 'green', rank: 0 },
  executed: { tone: 'blue', rank: 2 },
  in_dispute: { tone: 'purple', rank: 3 },
  expired: { tone: 'red', rank: 3 },
};

/** 0.00000546 BTC: at or below it a balance counts as empty (docs/specification.md#9-business-constants-and-limits). */
export const EMPTY_BALANCE = 546;

export function isGuaranteeStatus(status: string): status is GuaranteeStatus {
  return Object.hasOwn(GUARANTEE_STATUSES, status);
}

export function getGuaranteeTone(status: string): Tone {
  return isGuaranteeStatus(status) ? GUARANTEE_STATUSES[status].tone : 'gray';
}

/** Guarantees as the panel lists them; those of one rank keep their order. */
export function sortGuarantees(guarantees: readonly Guarantee[]): Guarantee[] {
  return [...guarantees].sort((a, b) => rank(a.status) - rank(b.status));
}

function rank(status: string): number {
  return isGuaranteeStatus(status) ? GUARANTEE_STATUSES[status].rank : 3;
}

/** Sum of the withdrawals that reached the network: only those with a txid count (docs/specification.md#4-states-and-transitions). `null`: not known. */
export function computeWithdrawn(withdrawals: readonly Transaction[]): Sats | null {
  const broadcast = withdrawals.filter((withdrawal) => withdrawal.txid !== null);
  return sumAmounts(broadcast.map((withdrawal) => withdrawal.amount ?? ZERO_SATS));
}

/**
 * At least nine tenths of the guarantee have been withdrawn; in whole numbers, so 90 % is exact. What is not known was not.
 */
export function isMostlyWithdrawn(amount: Sats, withdrawn: Sats | null): boolean {
  return withdrawn !== null && withdrawn * 10 >= amount * 9;
}

/** A sum that leaves nothing to release. */
export function isEmptyBalance(balance: Sats): boolean {
  return balance <= EMPTY_BALANCE;
}

export interface GuaranteeFunds {
  status: string;
  amount: Sats | null;
  /** Sum of the unspent outputs; `null` when not known, which is never zero. */
  balance: Sats | null;
  /** `null` when not known. */
  withdrawn: Sats | null;
}

/**
 * The status that a guarantee moves to by itself, or `null` to stay (docs/specification.md#4-states-and-transitions): pending → active when funded,
 * active → executed when empty after at least 90 % was withdrawn.
 */
export function getNextGuaranteeStatus({ status, amount, balance, withdrawn }: GuaranteeFunds): GuaranteeStatus | null {
  if (amount === null || amount === 0 || balance === null) return null;
  if (status === 'pending' && balance >= amount) return 'active';
  if (status === 'active' && isEmptyBalance(balance) && isMostlyWithdrawn(amount, withdrawn)) return 'executed';
  return null;
}
