import { roleIn } from '@/domain/contract/permissions';
import type { Contract, Guarantee, Transaction } from '@/domain/models';
import type { Id } from '@/domain/primitives/ids';
import {
  type GuaranteeAction,
  lastWithdrawal,
  pendingForUser,
  withdrawalStage,
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
export function withdrawalNotice(
  contract: Pick<Contract, 'contractors'>,
  guarantee: Guarantee,
  userId: Id | null,
  sending: boolean,
): WithdrawalNotice | null {
  const role = roleIn(contract, userId);
  const withdrawal = lastWithdrawal(guarantee);
  if (withdrawal === null || role === 'visitor' || role === 'stranger') return null;
  if (sending) return { kind: 'sending', withdrawal };
  if (pendingForUser(guarantee, userId) !== null) return { kind: 'sign-due', withdrawal };
  const waits = guarantee.status === 'active' && withdrawalStage(guarantee, userId) === 'mine';
  return waits ? { kind: 'waits-for-other', withdrawal } : null;
}

/** A transaction that is being sent is neither signed again nor deleted: the network may have it already. */
export function actionsWhile(sending: boolean, actions: readonly GuaranteeAction[]): GuaranteeAction[] {
  return actions.filter((action) => !sending || (action !== 'sign' && action !== 'cancel'));
}
