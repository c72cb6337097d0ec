import { scriptOfAddress } from '@mocks/chain/addresses';
import { dustThreshold } from '@mocks/chain/dust';
import { isAffordable, type WithdrawalPlan, withdrawalPsbt } from '@mocks/chain/withdrawal-psbt';
import { amountField, idField, idListField, textField } from '@mocks/handlers/fields';
import { found, refuse } from '@mocks/handlers/refusal';
import type { JsonObject } from '@mocks/handlers/route';
import type { Services } from '@mocks/services';
import type { StoredContract, StoredGuarantee, StoredTransaction } from '@mocks/store/entities';
import { requireContractor } from './contractors';
import { guaranteeInputs } from './guarantee-coins';
import { newTransaction } from './new-transaction';

/** A new withdrawal with its unsigned PSBT. Takes the place of an earlier one that nobody signed. */
export function createWithdrawal(services: Services, body: JsonObject): StoredTransaction {
  const { store } = services;
  const guarantee = found(store.guarantee(idField(body, 'guarantee_id')), 'Guarantee');
  const contract = found(store.contract(guarantee.contract_id), 'Contract');
  const people = {
    sender_id: requireContractor(contract, idField(body, 'sender_id')),
    receivers_id: idListField(body, 'receivers_id').map((id) => requireContractor(contract, id)),
  };
  const plan = planOf(services, contract, guarantee, body);
  const orphan = unsignedWithdrawal(services, guarantee);
  const withdrawal = newTransaction(services, guarantee.id, {
    ...people,
    withdrawal: true,
    guarantee_order: store.deposits(guarantee.id)[0]?.guarantee_order ?? 0,
    address: textField(body, 'address').trim(),
    amount: amountField(body, 'amount'),
    u_psbt: withdrawalPsbt(plan),
  });
  store.state.transactions = [...store.state.transactions.filter((tx) => tx !== orphan), withdrawal];
  store.changed();
  return withdrawal;
}

function planOf(
  services: Services,
  contract: StoredContract,
  guarantee: StoredGuarantee,
  body: JsonObject,
): WithdrawalPlan {
  if (body.withdrawal !== true) refuse(400, 'withdrawal must be true');
  if (guarantee.status !== 'active') refuse(409, 'Only active guarantees can be released');
  const destination = scriptOfAddress(textField(body, 'address').trim());
  if (destination === null) return refuse(400, 'address is not a Bitcoin address of this network');
  const amount = amountField(body, 'amount');
  if (amount < dustThreshold(destination)) refuse(400, 'amount is too small to be sent');
  const inputs = guaranteeInputs(services, contract, guarantee);
  const plan = { inputs, destination, amount, fastestFee: services.fees.fastestFee };
  return isAffordable(plan) ? plan : refuse(400, 'The guarantee does not hold this amount and the network fee');
}

/** The pending withdrawal that may be replaced. Throws Refusal 409 when one is signed already. */
function unsignedWithdrawal({ store }: Services, guarantee: StoredGuarantee): StoredTransaction | undefined {
  const pending = store.withdrawals(guarantee.id).filter(({ status }) => status === 'pending');
  if (pending.some(({ p_psbt }) => p_psbt !== null))
    refuse(409, 'A withdrawal of this guarantee waits for a signature');
  return pending[0];
}
