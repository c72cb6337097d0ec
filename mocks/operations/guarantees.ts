import { amountField, choiceField, dateField, idField, textField } from '@mocks/handlers/fields';
import { refuse } from '@mocks/handlers/refusal';
import type { JsonObject } from '@mocks/handlers/route';
import { requireContractor } from '@mocks/operations/contractors';
import { computeGuaranteeBalance } from '@mocks/operations/guarantee-coins';
import type { Services } from '@mocks/services';
import type { StoredContract, StoredGuarantee } from '@mocks/store/entities';
import type { ContractStatus, GuaranteeStatus } from '@/domain/models';
import { ZERO_SATS } from '@/domain/primitives/amount';
import type { Id } from '@/domain/primitives/ids';

type Party = 'owner' | 'anyone';

/** Who may add guarantees (docs/specification.md#6-roles-and-permissions); in a draft they come from a template. */
const MAY_ADD: Record<ContractStatus, Party | null> = {
  draft: 'owner',
  pending_counterparty: 'owner',
  active: 'anyone',
  completed: null,
};

/** Creates a pending guarantee without storing it. */
export function createGuarantee(services: Services, contract: StoredContract, body: JsonObject): StoredGuarantee {
  const depositor = requireContractor(contract, readDepositor(contract, body));
  requireMayAdd(contract, depositor);
  return {
    id: services.store.newId('guarantee'),
    contract_id: contract.id,
    contractor_id: depositor,
    description: textField(body, 'description'),
    amount: amountField(body, 'amount'),
    valid_until: dateField(body, 'valid_until'),
    conditions: textField(body, 'conditions'),
    verification_process: textField(body, 'verification_process'),
    status: 'pending',
  };
}

/** Guarantees created with their contract name no depositor; the owner is theirs. */
function readDepositor(contract: StoredContract, body: JsonObject): Id {
  const named = body.contractor_id !== undefined && body.contractor_id !== null && body.contractor_id !== '';
  return named ? idField(body, 'contractor_id') : (contract.contractors[0] ?? refuse(409, 'The contract has no owner'));
}

function requireMayAdd(contract: StoredContract, depositor: Id): void {
  const party = MAY_ADD[contract.status];
  if (party === null) refuse(409, 'Guarantees cannot be added to a completed contract');
  if (party === 'owner' && depositor !== contract.contractors[0]) refuse(403, 'Only the owner may add guarantees yet');
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

/** Updates the status, and the terms while the guarantee is pending without a deposit address. */
export function updateGuarantee(services: Services, guarantee: StoredGuarantee, body: JsonObject): StoredGuarantee {
  const status = choiceField(body, 'status', STATUSES, guarantee.status);
  if (status !== guarantee.status) requireTransition(services, guarantee, status);
  const canChangeTerms = guarantee.status === 'pending' && services.store.deposits(guarantee.id).length === 0;
  if (canChangeTerms) Object.assign(guarantee, readTerms(guarantee, body));
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

function readTerms(guarantee: StoredGuarantee, body: JsonObject): Partial<StoredGuarantee> {
  const next: JsonObject = { ...guarantee, amount: undefined, ...body };
  return {
    description: textField(next, 'description'),
    amount: next.amount === undefined ? (guarantee.amount ?? ZERO_SATS) : amountField(next, 'amount'),
    valid_until: dateField(next, 'valid_until'),
    conditions: textField(next, 'conditions'),
    verification_process: textField(next, 'verification_process'),
  };
}
