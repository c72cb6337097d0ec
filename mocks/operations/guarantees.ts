import { amountField, choiceField, dateField, idField, textField } from '@mocks/handlers/fields';
import { refuse, requireFound } from '@mocks/handlers/refusal';
import type { JsonObject } from '@mocks/handlers/route';
import { requireContractor } from '@mocks/operations/contractors';
import { computeGuaranteeBalance } from '@mocks/operations/guarantee-coins';
import type { Services } from '@mocks/services';
import type { StoredContract, StoredGuarantee } from '@mocks/store/entities';
import type { ContractStatus, GuaranteeStatus } from '@/domain/models';
import { ZERO_SATS } from '@/domain/primitives/amount';
import type { Id } from '@/domain/primitives/ids';

type Party = 'owner' | 'anyone';

/** Who may add guarantees (docs/specification.md#6-roles-and-permissions); a draft has those it was created with. */
const MAY_ADD: Record<ContractStatus, Party | null> = {
  draft: null,
  pending_counterparty: 'owner',
  active: 'anyone',
  completed: null,
};

/** Creates a guarantee for an existing contract without storing it. */
export function addGuarantee(services: Services, contract: StoredContract, body: JsonObject): StoredGuarantee {
  const guarantee = createGuarantee(services, contract, body);
  requireMayAdd(contract, guarantee.contractor_id);
  return guarantee;
}

/** Creates a pending guarantee without storing it. */
export function createGuarantee(services: Services, contract: StoredContract, body: JsonObject): StoredGuarantee {
  const guarantee: StoredGuarantee = {
    id: services.store.newId('guarantee'),
    contract_id: contract.id,
    contractor_id: readDepositor(contract, body),
    description: textField(body, 'description'),
    amount: amountField(body, 'amount'),
    valid_until: dateField(body, 'valid_until'),
    conditions: textField(body, 'conditions'),
    verification_process: textField(body, 'verification_process'),
    status: 'pending',
  };
  const extra = Object.entries(body).filter(([name]) => !(name in guarantee || TRANSACTION_LISTS.includes(name)));
  return extra.length === 0 ? guarantee : { ...guarantee, extra: Object.fromEntries(extra) };
}

const TRANSACTION_LISTS = ['deposits', 'withdrawals'];

/** A contractor. `null` only while the counterparty, whose deposit it is, has not joined. */
function readDepositor(contract: StoredContract, body: JsonObject): Id | null {
  const named = body.contractor_id !== undefined && body.contractor_id !== null && body.contractor_id !== '';
  if (named) return requireContractor(contract, idField(body, 'contractor_id'));
  return contract.contractors.length < 2 ? null : refuse(400, 'contractor_id is required');
}

/** The call does not say who adds it: before a join only the owner can be meant. */
function requireMayAdd(contract: StoredContract, depositor: Id | null): void {
  const party = MAY_ADD[contract.status];
  if (party === null) refuse(409, `Guarantees cannot be added to a contract that is ${contract.status}`);
  const isOwners = depositor === null || depositor === contract.contractors[0];
  if (party === 'owner' && !isOwners) refuse(403, 'Only the owner may add guarantees yet');
}

const EMPTY_SATS = 546;

/** Status transitions by PUT (docs/specification.md#guarantee-status). */
const NEXT: Record<GuaranteeStatus, readonly GuaranteeStatus[]> = {
  pending: ['active', 'expired'],
  active: ['executed', 'in_dispute', 'expired'],
  in_dispute: ['active', 'executed'],
  executed: [],
  expired: [],
};
const STATUSES = Object.keys(NEXT) as GuaranteeStatus[];

/** Updates the status, and terms and depositor while the guarantee is pending without a deposit address. */
export function updateGuarantee(services: Services, guarantee: StoredGuarantee, body: JsonObject): StoredGuarantee {
  const status = choiceField(body, 'status', STATUSES, guarantee.status);
  if (status !== guarantee.status) requireTransition(services, guarantee, status);
  const canChangeTerms = guarantee.status === 'pending' && services.store.deposits(guarantee.id).length === 0;
  if (canChangeTerms) Object.assign(guarantee, readTerms(services, guarantee, body));
  guarantee.status = status;
  services.store.markChanged();
  return guarantee;
}

/** Funding is checked on the chain, not taken from the client. */
function requireTransition(services: Services, guarantee: StoredGuarantee, status: GuaranteeStatus): void {
  if (!NEXT[guarantee.status].includes(status)) {
    refuse(409, `A guarantee cannot go from ${guarantee.status} to ${status}`);
  }
  const balance = computeGuaranteeBalance(services, guarantee);
  if (status === 'active' && balance < guarantee.amount) refuse(409, 'The guarantee is not funded');
  if (status === 'executed' && balance > EMPTY_SATS) refuse(409, 'The guarantee still holds funds');
}

function readTerms({ store }: Services, guarantee: StoredGuarantee, body: JsonObject): Partial<StoredGuarantee> {
  const next: JsonObject = { ...guarantee, amount: undefined, ...body };
  const contract = requireFound(store.contract(guarantee.contract_id), 'Contract');
  return {
    contractor_id: readDepositor(contract, next),
    description: textField(next, 'description'),
    amount: next.amount === undefined ? (guarantee.amount ?? ZERO_SATS) : amountField(next, 'amount'),
    valid_until: dateField(next, 'valid_until'),
    conditions: textField(next, 'conditions'),
    verification_process: textField(next, 'verification_process'),
  };
}
