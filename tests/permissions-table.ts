import type { ContractAction, Role } from '@/domain/contracts/permissions';
import type { GuaranteeAction } from '@/domain/withdrawals/withdrawal-stage';

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
  /** Satoshis at its verified address. */
  balance: number;
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

const FULL = 100_000;

/**
 * A contract with two contractors and a guarantee of 0.001 BTC. Verified money can be released whatever the status says;
 * without money, only an active guarantee has withdrawals to sign or cancel.
 */
export const GUARANTEE_PERMISSIONS: readonly GuaranteeRow[] = [
  { case: 'pending', status: 'pending', last: null, balance: 0, may: both(['deposit']) },
  { case: 'pending, dust', status: 'pending', last: null, balance: 546, may: both(['deposit']) },
  { case: 'pending, paid in part', status: 'pending', last: null, balance: 50_000, may: both(['deposit', 'release']) },
  row('active', null, RELEASE, RELEASE),
  row('active, its withdrawal unsigned', { signer: null }, RELEASE, RELEASE),
  row('active, signed by the owner', { signer: 'owner' }, CANCEL, SIGN),
  row('active, signed by the counterparty', { signer: 'counterparty' }, SIGN, CANCEL),
  row('active, released in part', { signer: 'owner', txid: TXID }, REST, REST),
  {
    case: 'executed',
    status: 'executed',
    last: { signer: 'owner', txid: TXID },
    balance: 0,
    may: all(['view-transaction']),
  },
  { case: 'executed, no txid', status: 'executed', last: null, balance: 0, may: {} },
  {
    case: 'executed, paid late',
    status: 'executed',
    last: { signer: 'owner', txid: TXID },
    balance: 20_000,
    may: { ...both(['release-remaining', 'view-transaction']), stranger: ['view-transaction'] },
  },
  { case: 'in dispute, empty', status: 'in_dispute', last: { signer: 'owner' }, balance: 0, may: {} },
  {
    case: 'in dispute',
    status: 'in_dispute',
    last: { signer: 'owner' },
    balance: FULL,
    may: { owner: ['cancel'], counterparty: ['sign', 'cancel'] },
  },
  { case: 'expired, empty', status: 'expired', last: null, balance: 0, may: {} },
  {
    case: 'expired',
    status: 'expired',
    last: { signer: 'counterparty' },
    balance: FULL,
    may: { owner: ['sign', 'cancel'], counterparty: ['cancel'] },
  },
  { case: 'expired, not released', status: 'expired', last: null, balance: FULL, may: both(['release']) },
  { case: 'of an unknown status', status: 'frozen', last: null, balance: FULL, may: both(['release']) },
];

/** The contractors. */
function both(actions: readonly GuaranteeAction[]): GuaranteeRow['may'] {
  return { owner: actions, counterparty: actions };
}

function row(
  name: string,
  last: LastWithdrawal,
  owner: readonly GuaranteeAction[],
  counterparty: readonly GuaranteeAction[],
): GuaranteeRow {
  return { case: name, status: 'active', last, balance: FULL, may: { owner, counterparty, stranger: DISPUTE } };
}
