import { getRole } from '@/domain/contracts/permissions';
import type { Contract, Guarantee, Transaction } from '@/domain/models';
import { type Id, isSameId } from '@/domain/primitives/ids';
import {
  findLastWithdrawal,
  findPendingForUser,
  type GuaranteeAction,
  getWithdrawalStage,
  isBroadcast,
} from '@/domain/withdrawals/withdrawal-stage';

export type WithdrawalNoticeKind =
  | 'sign-due' // the other contractor signed, this user has not
  | 'waits-for-other' // this user signed, the other contractor has not
  | 'paid-out' // this user signed, and its coins are spent: the record follows
  | 'sending'; // fully signed, being broadcast or recorded

export interface WithdrawalNotice {
  kind: WithdrawalNoticeKind;
  withdrawal: Transaction;
}

/** The notice on the current withdrawal; `null` for none. */
export function getWithdrawalNotice(
  contract: Pick<Contract, 'contractors'>,
  guarantee: Guarantee,
  userId: Id | null,
  sending: boolean,
  actions: readonly GuaranteeAction[] = [],
): WithdrawalNotice | null {
  const role = getRole(contract, userId);
  const withdrawal = findLastWithdrawal(guarantee);
  if (withdrawal === null || role === 'visitor' || role === 'stranger') return null;
  if (sending) return { kind: 'sending', withdrawal };
  // If the status is not active, only if it can be signed or cancelled.
  if (actions.includes('sign') || findPendingForUser(guarantee, userId) !== null)
    return { kind: 'sign-due', withdrawal };
  const isOpen = guarantee.status === 'active' || actions.includes('cancel');
  const waits = isOpen && getWithdrawalStage(guarantee, userId) === 'mine';
  return waits ? { kind: 'waits-for-other', withdrawal } : null;
}

/** While a withdrawal is being sent it can be neither signed nor cancelled: it may be broadcast already. */
export function filterActions<Action extends GuaranteeAction>(sending: boolean, actions: readonly Action[]): Action[] {
  return actions.filter((action) => !sending || (action !== 'sign' && action !== 'cancel'));
}

/** The effect of deleting a withdrawal. */
type DeletionEffect =
  | 'mine' // the user has signed it
  | 'theirs' // the other contractor signed
  | 'unsigned'
  | 'gone'; // broadcast, replaced or deleted meanwhile: nothing to delete

interface Deletion {
  /** The withdrawal that the user was asked about. */
  asked: Transaction | null;
  /** The last withdrawal now. */
  now: Transaction | null;
  /** Fully signed, being broadcast. */
  sending: boolean;
  userId: Id | null;
}

export function getDeletionEffect({ asked, now, sending, userId }: Deletion): DeletionEffect {
  if (asked === null || now === null || !isSameId(asked.id, now.id) || isBroadcast(now) || sending) return 'gone';
  if (now.signer === null) return 'unsigned';
  return isSameId(now.signer, userId) ? 'mine' : 'theirs';
}
