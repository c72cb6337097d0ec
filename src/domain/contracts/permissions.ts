import { isEmptyBalance } from '@/domain/guarantees/guarantee-status';
import type { Contract, Guarantee } from '@/domain/models';
import type { Sats } from '@/domain/primitives/amount';
import { type Id, isSameId } from '@/domain/primitives/ids';
import { findLastWithdrawal, type GuaranteeAction, listWithdrawalActions } from '@/domain/withdrawals/withdrawal-stage';

/** A user's role in a contract (docs/specification.md#6-roles-and-permissions). */
export type Role = 'visitor' | 'owner' | 'counterparty' | 'stranger';

export type ContractAction = 'publish' | 'share' | 'delete' | 'edit' | 'join' | 'add-guarantee' | 'chat';

export function getRole(contract: Pick<Contract, 'contractors'>, userId: Id | null): Role {
  if (userId === null) return 'visitor';
  const index = contract.contractors.findIndex((id) => isSameId(id, userId));
  if (index === -1) return 'stranger';
  return index === 0 ? 'owner' : 'counterparty';
}

/** Role → action → contract statuses, `*` for any (docs/specification.md#6-roles-and-permissions). */
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

/** To its parties, a contract that both have joined is active, also where the server leaves it waiting for a counterparty. */
function getStage({ status, contractors }: Pick<Contract, 'contractors' | 'status'>): string {
  return status === 'pending_counterparty' && contractors.length > 1 ? 'active' : status;
}

/** A draft that only its author sees. */
export function isUnshared({ status, contractors }: Pick<Contract, 'contractors' | 'status'>): boolean {
  return status === 'draft' && contractors.length < 2;
}

/** The arbitrator reads and writes in the chat like the parties. */
export function canDo(
  contract: Pick<Contract, 'contractors' | 'status'> & Partial<Pick<Contract, 'arbitrator'>>,
  userId: Id | null,
  action: ContractAction,
): boolean {
  if (action === 'chat' && userId !== null && isSameId(contract.arbitrator, userId)) return true;
  const role = getRole(contract, userId);
  const statuses = CONTRACT_ACTIONS[role][action] ?? [];
  return statuses.includes('*') || statuses.includes(role === 'stranger' ? contract.status : getStage(contract));
}

interface GuaranteeContext {
  contract: Contract;
  guarantee: Guarantee;
  userId: Id | null;
  /** `null`: unknown. */
  balance: Sats | null;
  /** Both have signed terms without this guarantee. */
  isProposed?: boolean;
}

/** The actions that the user has on a guarantee, due ones first (docs/specification.md#guarantees-panel-scrollable). */
export function listGuaranteeActions(view: GuaranteeContext): GuaranteeAction[] {
  const role = getRole(view.contract, view.userId);
  if (role === 'visitor') return [];
  const { guarantee, userId, balance } = view;
  const contractor = role !== 'stranger';
  const withdrawing = contractor ? listWithdrawalActions(guarantee, userId, balance) : [];
  // Verified money can be released whatever the status says: the backend alone sets the status, but cannot invent the
  // money.
  const rescuing = balance !== null && !isEmptyBalance(balance) ? withdrawing : [];
  switch (guarantee.status) {
    case 'pending':
      return [...(contractor && canDeposit(view) ? (['deposit'] as const) : []), ...rescuing];
    case 'active':
      return [...withdrawing, 'open-dispute'];
    case 'executed':
      return [...rescuing, ...(findLastWithdrawal(guarantee)?.txid ? (['view-transaction'] as const) : [])];
    default:
      return [...rescuing];
  }
}

/**
 * More than one contractor, pending and underfunded (docs/specification.md#6-roles-and-permissions). If this device
 * knows that the record must name a depositor, not before it does.
 */
function canDeposit({ contract, guarantee, balance, isProposed = false }: GuaranteeContext): boolean {
  if (isProposed) return false;
  if (guarantee.depositorId === null && guarantee.awaited !== undefined) return false;
  const underfunded = balance === null || guarantee.amount === null || balance < guarantee.amount;
  return contract.contractors.length > 1 && underfunded;
}

/** Whether the action moves money under the user's own key. */
export function needsOwnKey(
  action: GuaranteeAction | 'addresses' | 'release-again' | 'ask-return' | 'return',
): boolean {
  return ['deposit', 'release', 'release-remaining', 'sign', 'release-again', 'ask-return', 'return'].includes(action);
}

/** The state of the join screen (docs/specification.md#join-contractsidjoin). */
type JoinView = 'login' | 'owner' | 'participant' | 'closed' | 'open';

export function getJoinView(contract: Contract, userId: Id | null): JoinView {
  switch (getRole(contract, userId)) {
    case 'visitor':
      return 'login';
    case 'owner':
      return 'owner';
    case 'counterparty':
      return 'participant';
    case 'stranger':
      return contract.status === 'pending_counterparty' ? 'open' : 'closed';
  }
}

/** The action that the guarantee needs from the user: a signature, or the deposit of the named depositor. */
export function findDueAction(
  actions: readonly GuaranteeAction[],
  guarantee: Pick<Guarantee, 'depositorId'>,
  userId: Id | null,
): GuaranteeAction | null {
  if (actions.includes('sign')) return 'sign';
  return actions.includes('deposit') && isSameId(guarantee.depositorId, userId) ? 'deposit' : null;
}
