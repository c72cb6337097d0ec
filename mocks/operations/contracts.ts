import {
  choiceField,
  idField,
  idListField,
  objectListField,
  optionalTextField,
  textField,
} from '@mocks/handlers/fields';
import { refuse } from '@mocks/handlers/refusal';
import type { JsonObject } from '@mocks/handlers/route';
import { createGuarantee } from '@mocks/operations/guarantees';
import type { Services } from '@mocks/services';
import type { StoredContract } from '@mocks/store/entities';
import type { ContractStatus } from '@/domain/models';
import { type Id, isSameId } from '@/domain/primitives/ids';

/**
 * Creates a contract of one contractor, with its guarantees.
 *
 * Clients send `contract_order: 0` (docs/specification.md#3-entities-and-their-fields); the backend assigns it from a
 * counter over all contracts. With `next_guarantee_order`, which counts the deposits of a contract across its
 * guarantees, no two deposits of the same parties and arbitrator share a derivation path, and so an address.
 */
export function createContract(services: Services, body: JsonObject): StoredContract {
  const { store, clock } = services;
  const now = new Date(clock()).toISOString();
  const contract: StoredContract = {
    id: store.newId('contract'),
    title: textField(body, 'title'),
    description: textField(body, 'description'),
    contract_order: 0,
    status: choiceField(body, 'status', ['draft', 'pending_counterparty'], 'draft'),
    pdf_url: optionalTextField(body, 'pdf_url'),
    created_at: now,
    updated_at: now,
    contractors: [readCreator(services, body)],
    arbitrator: readArbitrator(services, body),
    next_guarantee_order: 1,
  };
  const guarantees = objectListField(body, 'guarantees').map((guarantee) =>
    createGuarantee(services, contract, guarantee),
  );
  contract.contract_order = store.takeNumber('contract_order');
  store.state.contracts.push(contract);
  store.state.guarantees.push(...guarantees);
  store.markChanged();
  return contract;
}

function readCreator({ store }: Services, body: JsonObject): Id {
  const [creator, ...others] = idListField(body, 'contractors');
  if (creator === undefined || others.length > 0) return refuse(400, 'A new contract has exactly one contractor');
  return store.user(creator)?.id ?? refuse(400, 'The contractor is not a user');
}

function readArbitrator({ arbitratorKey }: Services, body: JsonObject): Id {
  const arbitrator = idField(body, 'arbitrator');
  return arbitratorKey(arbitrator) === null ? refuse(400, 'The arbitrator is not known') : arbitrator;
}

/** Status transitions by PUT. Only joining makes a contract active. */
const NEXT: Record<ContractStatus, readonly ContractStatus[]> = {
  draft: ['pending_counterparty'],
  pending_counterparty: [],
  active: ['completed'],
  completed: [],
};
const STATUSES = Object.keys(NEXT) as ContractStatus[];

/** Adds the counterparty, which makes the contract active (docs/specification.md#contract-status). */
export function joinContract(services: Services, contract: StoredContract, userId: Id): StoredContract {
  const user = services.store.user(userId) ?? refuse(400, 'The contractor is not a user');
  if (contract.contractors.some((id) => isSameId(id, user.id))) refuse(409, 'Already a contractor of this contract');
  if (contract.status !== 'pending_counterparty') {
    refuse(409, 'This contract is no longer accepting new counterparties.');
  }
  contract.contractors.push(user.id);
  contract.status = 'active';
  return markUpdated(services, contract);
}

/** Updates title, description, PDF and status; clients cannot change orders, contractors and arbitrator. */
export function updateContract(services: Services, contract: StoredContract, body: JsonObject): StoredContract {
  const status = choiceField(body, 'status', STATUSES, contract.status);
  if (status !== contract.status && !NEXT[contract.status].includes(status)) {
    refuse(409, `A contract cannot go from ${contract.status} to ${status}`);
  }
  if (status === 'completed' && contract.status !== 'completed') requireSettled(services, contract);
  const title = textField({ title: contract.title, ...body }, 'title');
  const description = textField({ description: contract.description, ...body }, 'description');
  const pdf_url = optionalTextField({ pdf_url: contract.pdf_url, ...body }, 'pdf_url');
  Object.assign(contract, { title, description, pdf_url, status });
  return markUpdated(services, contract);
}

export function deleteContract({ store }: Services, contract: StoredContract): null {
  if (contract.status !== 'draft') refuse(409, 'Only drafts can be deleted');
  store.state.contracts = store.state.contracts.filter((each) => each !== contract);
  store.state.guarantees = store.state.guarantees.filter((each) => !isSameId(each.contract_id, contract.id));
  store.state.messages = store.state.messages.filter((each) => !isSameId(each.contract_id, contract.id));
  store.markChanged();
  return null;
}

function requireSettled({ store }: Services, contract: StoredContract): void {
  const open = store.guaranteesOf(contract.id).some(({ status }) => status !== 'executed' && status !== 'expired');
  if (open) refuse(409, 'A contract with open guarantees cannot be completed');
}

function markUpdated({ store, clock }: Services, contract: StoredContract): StoredContract {
  contract.updated_at = new Date(clock()).toISOString();
  store.markChanged();
  return contract;
}
