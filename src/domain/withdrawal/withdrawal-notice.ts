import { getRole } from '@/domain/contract/permissions';
import type { Contract, Guarantee, Transaction } from '@/domain/models';
import { type Id, isSameId } from '@/domain/primitives/ids';
import {
  findLastWithdrawal,
  findPendingForUser,
  type GuaranteeAction,
  getWithdrawalStage,
  isBroadcast,
} from '@/domain/withdrawal/withdrawal-stage';

export type WithdrawalNoticeKind =
  | 'sign-due' // the other contractor signed, this user has not
  | 'waits-for-other' // this user signed, the other contractor has not
  | 'sending'; // fully signed, on its way to the network or to the record

export interface WithdrawalNotice {
  kind: WithdrawalNoticeKind;
  withdrawal: Transaction;
}

/** What a contractor should know of the withdrawal under way; `null` when there is none. */
export function getWithdrawalNotice(
  contract: Pick<Contract, 'contractors'>,
  guarantee: Guarantee,
  userId: Id | null,
  sending: boolean,
): WithdrawalNotice | null {
  const role = getRole(contract, userId);
  const withdrawal = findLastWithdrawal(guarantee);
  if (withdrawal === null || role === 'visitor' || role === 'stranger') return null;
  if (sending) return { kind: 'sending', withdrawal };
  if (findPendingForUser(guarantee, userId) !== null) return { kind: 'sign-due', withdrawal };
  const waits = guarantee.status === 'active' && getWithdrawalStage(guarantee, userId) === 'mine';
  return waits ? { kind: 'waits-for-other', withdrawal } : null;
}

/** A transaction that is being sent is neither signed again nor deleted: the network may have it already. */
export function filterActions(sending: boolean, actions: readonly GuaranteeAction[]): GuaranteeAction[] {
  return actions.filter((action) => !sending || (action !== 'sign' && action !== 'cancel'));
}

/** What deleting a withdrawal means. */
export type DeletionEffect =
  | 'mine' // the user's signature is out already
  | 'theirs' // the other contractor signed
  | 'unsigned'
  | 'gone'; // broadcast, replaced or deleted meanwhile: nothing is left to delete

export interface Deletion {
  /** The withdrawal that the user was asked about, and the last one now. */
  asked: Transaction | null;
  now: Transaction | null;
  /** Fully signed and on its way to the network. */
  sending: boolean;
  userId: Id | null;
}

export function getDeletionEffect({ asked, now, sending, userId }: Deletion): DeletionEffect {
  if (asked === null || now === null || !isSameId(asked.id, now.id) || isBroadcast(now) || sending) return 'gone';
  if (now.signer === null) return 'unsigned';
  return isSameId(now.signer, userId) ? 'mine' : 'theirs';
}
