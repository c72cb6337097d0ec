import { includesAddress } from '@/domain/deposits/deposit-address';
import { listDepositAddresses } from '@/domain/deposits/deposits';
import type { Guarantee, GuaranteeStatus, Transaction } from '@/domain/models';
import { type Sats, subtractSats, sumAmounts, ZERO_SATS } from '@/domain/primitives/amount';
import type { Tone } from '@/domain/primitives/tone';

interface GuaranteeStatusRow {
  tone: Tone;
  /** List order: active, pending, executed, the rest (docs/specification.md#guarantees-panel-scrollable). */
  rank: number;
}

/** docs/specification.md#guarantee-status */
const GUARANTEE_STATUSES: Record<GuaranteeStatus, GuaranteeStatusRow> = {
  pending: { tone: 'yellow', rank: 1 },
  active: { tone: 'green', rank: 0 },
  executed: { tone: 'blue', rank: 2 },
  in_dispute: { tone: 'purple', rank: 3 },
  expired: { tone: 'red', rank: 3 },
};

/** Satoshis; a balance at or below it counts as empty (docs/specification.md#9-business-constants-and-limits). */
export const EMPTY_BALANCE = 546;

export function isGuaranteeStatus(status: string): status is GuaranteeStatus {
  return Object.hasOwn(GUARANTEE_STATUSES, status);
}

export function getGuaranteeTone(status: string): Tone {
  return isGuaranteeStatus(status) ? GUARANTEE_STATUSES[status].tone : 'gray';
}

/**
 * Sorts by status; stable within a status.
 * @param isFirst guarantees that come before all others
 */
export function sortGuarantees(
  guarantees: readonly Guarantee[],
  isFirst: (guarantee: Guarantee) => boolean = () => false,
): Guarantee[] {
  return [...guarantees].sort((a, b) => Number(isFirst(b)) - Number(isFirst(a)) || rank(a.status) - rank(b.status));
}

/** Whether the row shows everything from the start: a single one, and active and pending ones while they are at most three. */
export function isUnfolded({ status }: Pick<Guarantee, 'status'>, all: readonly Pick<Guarantee, 'status'>[]): boolean {
  return all.length === 1 || (isOpen(status) && all.filter((each) => isOpen(each.status)).length <= 3);
}

function isOpen(status: string): boolean {
  return status === 'active' || status === 'pending';
}

/** Money that may need the user: an open dispute, or a date that has passed. */
export function isTroubled({ status }: Pick<Guarantee, 'status'>): boolean {
  return status === 'in_dispute' || status === 'expired';
}

function rank(status: string): number {
  return isGuaranteeStatus(status) ? GUARANTEE_STATUSES[status].rank : 3;
}

/**
 * Sum of the withdrawals that have a txid (docs/specification.md#guarantee-status); `null`: the list or an amount is unknown.
 * @param deposits of the guarantee: what moves to one of their addresses stays in it
 */
export function computeWithdrawn(
  withdrawals: readonly Transaction[] | null,
  deposits: Guarantee['deposits'] = null,
): Sats | null {
  if (withdrawals === null) return null;
  const left = listLeaving(withdrawals, deposits).filter(({ txid }) => txid !== null);
  return sumAmounts(left.map(({ amount }) => amount));
}

/** The withdrawals without those that only move coins within the guarantee, to one of its own deposit addresses. */
export function listLeaving<Withdrawal extends Pick<Transaction, 'address'>>(
  withdrawals: readonly Withdrawal[],
  deposits: Guarantee['deposits'],
): Withdrawal[] {
  const own = listDepositAddresses({ deposits });
  return withdrawals.filter(({ address }) => address === null || !includesAddress(own, address));
}

/** At least 90 % was withdrawn. Compared as integers, so that 90 % is exact; unknown is false. */
export function isMostlyWithdrawn(amount: Sats, withdrawn: Sats | null): boolean {
  return withdrawn !== null && withdrawn * 10 >= amount * 9;
}

export function isEmptyBalance(balance: Sats): boolean {
  return balance <= EMPTY_BALANCE;
}

/** The balance that decides on the status: money that is still arriving does not make a guarantee active. */
export function computeDecidingBalance(status: string, { total, arriving = ZERO_SATS }: ArrivingFunds): Sats {
  return status === 'pending' ? subtractSats(total, arriving) : total;
}

interface ArrivingFunds {
  total: Sats;
  /** Part of the total that lacks confirmations. */
  arriving?: Sats;
}

interface GuaranteeFunds {
  status: string;
  amount: Sats | null;
  /** Sum of the unspent outputs; `null`: unknown, never zero instead. */
  balance: Sats | null;
  /** `null`: unknown. */
  withdrawn: Sats | null;
}

/**
 * The status that a guarantee moves to automatically, or `null` (docs/specification.md#guarantee-status): pending →
 * active once funded, active → executed once empty with at least 90 % withdrawn.
 */
export function getNextGuaranteeStatus({ status, amount, balance, withdrawn }: GuaranteeFunds): GuaranteeStatus | null {
  if (amount === null || amount === 0 || balance === null) return null;
  if (status === 'pending' && balance >= amount) return 'active';
  if (status === 'active' && isEmptyBalance(balance) && isMostlyWithdrawn(amount, withdrawn)) return 'executed';
  return null;
}
