import type { Contract, Guarantee } from '@/domain/models';
import type { Sats } from '@/domain/primitives/amount';
import { type Id, sameId } from '@/domain/primitives/ids';
import { type GuaranteeAction, lastWithdrawal, withdrawalActions } from '@/domain/withdrawal/withdrawal-stage';

/** Who someone is to a contract (docs/specification.md#6-roles-and-permissions). */
export type Role = 'visitor' | 'owner' | 'counterparty' | 'stranger';

export type ContractAction = 'publish' | 'share' | 'delete' | 'edit' | 'join' | 'add-guarantee' | 'chat';

export function roleIn(contract: Pick<Contract, 'contractors'>, userId: Id | null): Role {
  if (userId === null) return 'visitor';
  const place = contract.contractors.findIndex((id) => sameId(id, userId));
  if (place === -1) return 'stranger';
  return place === 0 ? 'owner' : 'counterparty';
}

/** docs/specification.md#6-roles-and-permissions, as a table: role → action → statuses (`*`: any). */
const CONTRACT_ACTIONS: Record<Role, Partial<Record<ContractAction, readonly string[]>>> = {
  visitor: {},
  owner: {
    publish: ['draft'],
    share: ['pending_counterparty'],
    delete: ['draft'],
    edit: ['*'],
    'add-guarantee': ['pending_counterparty', 'active'],
    chat: ['*'],
  },
  counterparty: { edit: ['*'], 'add-guarantee': ['active'], chat: ['*'] },
  stranger: { join: ['pending_counterparty'] },
};

export function mayDo(
  contract: Pick<Contract, 'contractors' | 'status'>,
  userId: Id | null,
  action: ContractAction,
): boolean {
  const statuses = CONTRACT_ACTIONS[roleIn(contract, userId)][action] ?? [];
  return statuses.includes('*') || statuses.includes(contract.status);
}

export interface GuaranteeView {
  contract: Contract;
  guarantee: Guarantee;
  userId: Id | null;
  /** `null`: not known. */
  balance: Sats | null;
}

/** What this person may do with this guarantee now, the action that is due first (docs/specification.md#2-screens-and-routes). */
export function guaranteeActions(view: GuaranteeView): GuaranteeAction[] {
  const role = roleIn(view.contract, view.userId);
  if (role === 'visitor') return [];
  const contractor = role !== 'stranger';
  switch (view.guarantee.status) {
    case 'pending':
      return contractor && mayDeposit(view) ? ['deposit'] : [];
    case 'active':
      return [...(contractor ? withdrawalActions(view.guarantee, view.userId, view.balance) : []), 'open-dispute'];
    case 'executed':
      return lastWithdrawal(view.guarantee)?.txid ? ['view-transaction'] : [];
    default:
      return [];
  }
}

/** docs/specification.md#6-roles-and-permissions: more than one contractor, pending and underfunded. */
function mayDeposit({ contract, guarantee, balance }: GuaranteeView): boolean {
  const underfunded = balance === null || guarantee.amount === null || balance < guarantee.amount;
  return contract.contractors.length > 1 && underfunded;
}
