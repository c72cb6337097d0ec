import { isEmptyBalance } from '@/domain/guarantees/guarantee-status';
import type { Guarantee, Transaction } from '@/domain/models';
import type { Sats } from '@/domain/primitives/amount';
import { findLatest } from '@/domain/primitives/dates';
import { type Id, isSameId } from '@/domain/primitives/ids';

/** State of a guarantee's last withdrawal (docs/specification.md#withdrawal-flow). */
export type WithdrawalStage =
  | 'unknown' // the withdrawals were not received
  | 'none' // no withdrawal, or an unsigned one
  | 'mine' // the last signer is the current user
  | 'theirs' // the last signer is another contractor
  | 'executed'; // broadcast

export type GuaranteeAction =
  | 'release'
  | 'release-remaining'
  | 'sign'
  | 'cancel'
  | 'open-dispute'
  | 'deposit'
  | 'view-transaction';

export function findLastWithdrawal(guarantee: Pick<Guarantee, 'withdrawals'>): Transaction | null {
  return findLatest(guarantee.withdrawals ?? []);
}

export function isBroadcast(withdrawal: Pick<Transaction, 'txid' | 'status'>): boolean {
  return withdrawal.txid !== null || withdrawal.status === 'executed';
}

/** Unsigned withdrawals may be replaced. */
export function isUnsigned(withdrawal: Pick<Transaction, 'txid' | 'status' | 'signer'>): boolean {
  return withdrawal.signer === null && !isBroadcast(withdrawal);
}

export function getWithdrawalStage(guarantee: Pick<Guarantee, 'withdrawals'>, userId: Id | null): WithdrawalStage {
  if (guarantee.withdrawals === null) return 'unknown';
  const last = findLastWithdrawal(guarantee);
  if (last === null) return 'none';
  if (isBroadcast(last)) return 'executed';
  if (last.signer === null) return 'none';
  return isSameId(last.signer, userId) ? 'mine' : 'theirs';
}

/** Actions per stage, due ones first. */
const STAGE_ACTIONS: Record<WithdrawalStage, readonly GuaranteeAction[]> = {
  unknown: [],
  none: ['release'],
  mine: ['cancel'],
  theirs: ['sign', 'cancel'],
  executed: ['release-remaining'],
};

/**
 * The actions that a contractor has on the funds of an active guarantee. With an unknown balance (`null`) a release is offered,
 * and the dialog explains; not so after a broadcast, which may have spent everything.
 */
export function listWithdrawalActions(
  guarantee: Pick<Guarantee, 'withdrawals'>,
  userId: Id | null,
  balance: Sats | null,
): readonly GuaranteeAction[] {
  const stage = getWithdrawalStage(guarantee, userId);
  const isNewRelease = stage === 'none' || stage === 'executed';
  if (stage === 'executed' && balance === null) return [];
  return isNewRelease && balance !== null && isEmptyBalance(balance) ? [] : STAGE_ACTIONS[stage];
}

/** The withdrawal that needs the user's signature, or `null` (docs/specification.md#withdrawal-flow). */
export function findPendingForUser(guarantee: Guarantee, userId: Id | null): Transaction | null {
  const last = findLastWithdrawal(guarantee);
  const waits = guarantee.status === 'active' && last?.status === 'pending';
  return waits && getWithdrawalStage(guarantee, userId) === 'theirs' ? last : null;
}
