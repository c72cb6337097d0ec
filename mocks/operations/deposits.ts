import { addressToScript } from '@mocks/chain/addresses';
import type { ChainOutput } from '@mocks/chain/tx-index';
import { amountField, choiceField, idField, optionalTextField } from '@mocks/handlers/fields';
import { refuse, requireFound } from '@mocks/handlers/refusal';
import type { JsonObject } from '@mocks/handlers/route';
import { requireContractor } from '@mocks/operations/contractors';
import { deriveDepositScript } from '@mocks/operations/guarantee-coins';
import { createTransaction } from '@mocks/operations/new-transaction';
import type { Services } from '@mocks/services';
import type { StoredTransaction, TransactionChanges } from '@mocks/store/entities';
import { type Sats, toSats } from '@/domain/primitives/amount';
import { isSameId } from '@/domain/primitives/ids';

/** Creates a deposit address for a pending guarantee, at the next derivation path of its contract. */
export function createDeposit(services: Services, body: JsonObject): StoredTransaction {
  const { store } = services;
  const contract = requireFound(store.contract(idField(body, 'contractId')), 'Contract');
  const guarantee = requireFound(store.guarantee(idField(body, 'guaranteeId')), 'Guarantee');
  if (!isSameId(guarantee.contract_id, contract.id)) refuse(404, 'Guarantee not found');
  const sender_id = requireContractor(contract, idField(body, 'senderId'));
  if (guarantee.status !== 'pending') refuse(409, 'Only pending guarantees take deposits');
  const guarantee_order = contract.next_guarantee_order;
  const { address } = deriveDepositScript(services, contract, guarantee_order);
  const deposit = createTransaction(services, guarantee.id, {
    guarantee_order,
    address,
    sender_id,
    receivers_id: contract.contractors.filter((id) => id !== sender_id),
  });
  contract.next_guarantee_order += 1;
  store.state.transactions.push(deposit);
  store.markChanged();
  return deposit;
}

/** Reads a payment: the output must pay the deposit's address, and a given amount must be its value. */
export function readDepositChanges(
  services: Services,
  deposit: StoredTransaction,
  body: JsonObject,
): TransactionChanges {
  const txid = optionalTextField(body, 'txid');
  if (txid === null) return {};
  const vout = body.vout;
  if (typeof vout !== 'number' || !Number.isInteger(vout) || vout < 0) refuse(400, 'vout must be a number');
  const output = services.chain.transaction(txid)?.outputs[vout as number];
  if (output === undefined || !paysTo(output, deposit.address))
    return refuse(409, 'This output does not pay the deposit');
  const status = choiceField(body, 'status', ['pending', 'executed'], deposit.status);
  return { txid, vout: output.vout, amount: readValue(output, body), status };
}

function readValue(output: ChainOutput, body: JsonObject): Sats | null {
  const stated = body.amount === undefined || body.amount === null ? output.value : amountField(body, 'amount');
  return stated === output.value ? toSats(output.value) : refuse(409, 'amount is not the value of this output');
}

function paysTo(output: ChainOutput, address: string): boolean {
  const script = addressToScript(address);
  return script !== null && Buffer.compare(script, output.script) === 0;
}
