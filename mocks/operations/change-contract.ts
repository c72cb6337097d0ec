import { choiceField, optionalTextField, textField } from '@mocks/handlers/fields';
import { refuse } from '@mocks/handlers/refusal';
import type { JsonObject } from '@mocks/handlers/route';
import type { Services } from '@mocks/services';
import type { StoredContract } from '@mocks/store/entities';
import type { ContractStatus } from '@/domain/models';
import { type Id, isSameId } from '@/domain/primitives/ids';

/** Statuses a PUT may lead to. Only joining makes a contract active. */
const NEXT: Record<ContractStatus, readonly ContractStatus[]> = {
  draft: ['pending_counterparty'],
  pending_counterparty: [],
  active: ['completed'],
  completed: [],
};
const STATUSES = Object.keys(NEXT) as ContractStatus[];

/** Adds the counterparty, which makes the contract active (docs/specification.md#4-states-and-transitions). */
export function joinContract(services: Services, contract: StoredContract, userId: Id): StoredContract {
  const user = services.store.user(userId) ?? refuse(400, 'The contractor is not a user');
  if (contract.contractors.some((id) => isSameId(id, user.id))) refuse(409, 'Already a contractor of this contract');
  if (contract.status !== 'pending_counterparty') {
    refuse(409, 'This contract is no longer accepting new counterparties.');
  }
  contract.contractors.push(user.id);
  contract.status = 'active';
  return touched(services, contract);
}

/** Takes over title, description, PDF and status. Orders, contractors and arbitrator are the backend's own. */
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
  return touched(services, contract);
}

export function deleteContract({ store }: Services, contract: StoredContract): null {
  if (contract.status !== 'draft') refuse(409, 'Only drafts can be deleted');
  store.state.contracts = store.state.contracts.filter((each) => each !== contract);
  store.state.guarantees = store.state.guarantees.filter((each) => !isSameId(each.contract_id, contract.id));
  store.state.messages = store.state.messages.filter((each) => !isSameId(each.contract_id, contract.id));
  store.changed();
  return null;
}

function requireSettled({ store }: Services, contract: StoredContract): void {
  const open = store.guaranteesOf(contract.id).some(({ status }) => status !== 'executed' && status !== 'expired');
  if (open) refuse(409, 'A contract with open guarantees cannot be completed');
}

function touched({ store, clock }: Services, contract: StoredContract): StoredContract {
  contract.updated_at = new Date(clock()).toISOString();
  store.changed();
  return contract;
}
