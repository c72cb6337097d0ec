import { amountField, dateField, idField, textField } from '@mocks/handlers/fields';
import { refuse } from '@mocks/handlers/refusal';
import type { JsonObject } from '@mocks/handlers/route';
import type { Services } from '@mocks/services';
import type { StoredContract, StoredGuarantee } from '@mocks/store/entities';
import type { ContractStatus } from '@/domain/models';
import type { Id } from '@/domain/primitives/ids';
import { requireContractor } from './contractors';

type Party = 'owner' | 'anyone';

/** Who may add guarantees (docs/specification.md#6-roles-and-permissions). A draft has its owner alone, who may bring them from a template. */
const MAY_ADD: Record<ContractStatus, Party | null> = {
  draft: 'owner',
  pending_counterparty: 'owner',
  active: 'anyone',
  completed: null,
};

/** A new pending guarantee, not stored yet. */
export function createGuarantee(services: Services, contract: StoredContract, body: JsonObject): StoredGuarantee {
  const depositor = requireContractor(contract, depositorOf(contract, body));
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

// A guarantee that comes with its contract names no depositor the backend could know yet: it is the owner's.
function depositorOf(contract: StoredContract, body: JsonObject): Id {
  const named = body.contractor_id !== undefined && body.contractor_id !== null && body.contractor_id !== '';
  return named ? idField(body, 'contractor_id') : (contract.contractors[0] ?? refuse(409, 'The contract has no owner'));
}

function requireMayAdd(contract: StoredContract, depositor: Id): void {
  const party = MAY_ADD[contract.status];
  if (party === null) refuse(409, 'Guarantees cannot be added to a completed contract');
  if (party === 'owner' && depositor !== contract.contractors[0]) refuse(403, 'Only the owner may add guarantees yet');
}
