import { idField } from '@mocks/handlers/fields';
import { found, refuse } from '@mocks/handlers/refusal';
import type { JsonObject } from '@mocks/handlers/route';
import type { Services } from '@mocks/services';
import type { StoredTransaction } from '@mocks/store/entities';
import { isSameId } from '@/domain/primitives/ids';
import { requireContractor } from './contractors';
import { depositScriptOf } from './guarantee-coins';
import { newTransaction } from './new-transaction';

/** A new deposit address for a pending guarantee, at the next derivation path of its contract. */
export function createDeposit(services: Services, body: JsonObject): StoredTransaction {
  const { store } = services;
  const contract = found(store.contract(idField(body, 'contractId')), 'Contract');
  const guarantee = found(store.guarantee(idField(body, 'guaranteeId')), 'Guarantee');
  if (!isSameId(guarantee.contract_id, contract.id)) refuse(404, 'Guarantee not found');
  const sender_id = requireContractor(contract, idField(body, 'senderId'));
  if (guarantee.status !== 'pending') refuse(409, 'Only pending guarantees take deposits');
  const guarantee_order = contract.next_guarantee_order;
  const { address } = depositScriptOf(services, contract, guarantee_order);
  const deposit = newTransaction(services, guarantee.id, {
    guarantee_order,
    address,
    sender_id,
    receivers_id: contract.contractors.filter((id) => id !== sender_id),
  });
  contract.next_guarantee_order += 1;
  store.state.transactions.push(deposit);
  store.changed();
  return deposit;
}
