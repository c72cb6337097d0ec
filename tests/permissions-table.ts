import type { ContractAction, Role } from '@/domain/contract/permissions';
import type { GuaranteeAction } from '@/domain/withdrawal/withdrawal-stage';

/*
 * Permissions by role (docs/specification.md#2-screens-and-routes), checked for the rules and the screens. Roles that are
 * not listed have none.
 */

export const ROLES = ['visitor', 'owner', 'counterparty', 'stranger'] as const satisfies readonly Role[];

export const CONTRACT_STATUSES = ['draft', 'pending_counterparty', 'active', 'completed', 'unheard-of'] as const;

const ALL = CONTRACT_STATUSES;

/** Contract statuses. */
export const CONTRACT_PERMISSIONS: Record<ContractAction, Partial<Record<Role, readonly string[]>>> = {
  publish: { owner: ['draft'] },
  share: { owner: ['pending_counterparty'] },
  delete: { owner: ['draft'] },
  edit: { owner: ALL, counterparty: ALL },
  join: { stranger: ['pending_counterparty'] },
  'add-guarantee': { owner: ['pending_counterparty', 'active'], counterparty: ['active'] },
  chat: { owner: ALL, counterparty: ALL },
};

export function mayInTable(action: ContractAction, role: Role, status: string): boolean {
  return CONTRACT_PERMISSIONS[action][role]?.includes(status) ?? false;
}

/** The last withdrawal of a guarantee, or null. */
export type LastWithdrawal = { signer: 'owner' | 'counterparty' | null; txid?: string } | null;

interface GuaranteeRow {
  case: string;
  status: string;
  last: LastWithdrawal;
  /** Actions offered, the due one first. */
  may: Partial<Record<Role, readonly GuaranteeAction[]>>;
}

const TXID = 'ab'.repeat(32);
const DISPUTE = ['open-dispute'] as const;
const RELEASE = ['release', ...DISPUTE] as const;
const REST = ['release-remaining', ...DISPUTE] as const;
const CANCEL = ['cancel', ...DISPUTE] as const;
const SIGN = ['sign', ...CANCEL] as const;

function all(actions: readonly GuaranteeAction[]): GuaranteeRow['may'] {
  return { owner: actions, counterparty: actions, stranger: actions };
}

/** A contract with two contractors and a guarantee of 0.001 BTC, fully funded unless it is pending. */
export const GUARANTEE_PERMISSIONS: readonly GuaranteeRow[] = [
  { case: 'pending', status: 'pending', last: null, may: { owner: ['deposit'], counterparty: ['deposit'] } },
  row('active', null, RELEASE, RELEASE),
  row('active, its withdrawal unsigned', { signer: null }, RELEASE, RELEASE),
  row('active, signed by the owner', { signer: 'owner' }, CANCEL, SIGN),
  row('active, signed by the counterparty', { signer: 'counterparty' }, SIGN, CANCEL),
  row('active, released in part', { signer: 'owner', txid: TXID }, REST, REST),
  { case: 'executed', status: 'executed', last: { signer: 'owner', txid: TXID }, may: all(['view-transaction']) },
  { case: 'executed, no txid', status: 'executed', last: null, may: {} },
  { case: 'in dispute', status: 'in_dispute', last: { signer: 'owner' }, may: {} },
  { case: 'expired', status: 'expired', last: { signer: 'counterparty' }, may: {} },
  { case: 'of an unknown status', status: 'frozen', last: null, may: {} },
];

function row(
  name: string,
  last: LastWithdrawal,
  owner: readonly GuaranteeAction[],
  counterparty: readonly GuaranteeAction[],
): GuaranteeRow {
  return { case: name, status: 'active', last, may: { owner, counterparty, stranger: DISPUTE } };
}
