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
import type { Services } from '@mocks/services';
import type { StoredContract } from '@mocks/store/entities';
import type { Id } from '@/domain/primitives/ids';
import { createGuarantee } from './create-guarantee';

/**
 * A new contract of one contractor, with the guarantees it brings along.
 *
 * Clients send `contract_order: 0` (docs/specification.md#3-entities-and-their-fields), and the backend answers the order it gives out: a counter over
 * all contracts. Together with `next_guarantee_order`, which counts the deposits of one contract across all of its
 * guarantees, no two deposits of the same parties and arbitrator ever share a derivation path, and so an address.
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
    contractors: [creatorOf(services, body)],
    arbitrator: arbitratorOf(services, body),
    next_guarantee_order: 1,
  };
  const guarantees = objectListField(body, 'guarantees').map((guarantee) =>
    createGuarantee(services, contract, guarantee),
  );
  contract.contract_order = store.nextNumber('contract_order');
  store.state.contracts.push(contract);
  store.state.guarantees.push(...guarantees);
  store.changed();
  return contract;
}

function creatorOf({ store }: Services, body: JsonObject): Id {
  const [creator, ...others] = idListField(body, 'contractors');
  if (creator === undefined || others.length > 0) return refuse(400, 'A new contract has exactly one contractor');
  return store.user(creator)?.id ?? refuse(400, 'The contractor is not a user');
}

function arbitratorOf({ arbitratorKey }: Services, body: JsonObject): Id {
  const arbitrator = idField(body, 'arbitrator');
  return arbitratorKey(arbitrator) === null ? refuse(400, 'The arbitrator is not known') : arbitrator;
}
