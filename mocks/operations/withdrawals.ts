import { addressToScript } from '@mocks/chain/addresses';
import { toHex } from '@mocks/chain/bytes';
import type { ChainTransaction } from '@mocks/chain/tx-index';
import { dustThreshold } from '@mocks/chain/validation';
import { createWithdrawalPsbt, isAffordable, type WithdrawalPlan } from '@mocks/chain/withdrawal-psbt';
import { amountField, choiceField, idField, idListField, optionalTextField, textField } from '@mocks/handlers/fields';
import { refuse, requireFound } from '@mocks/handlers/refusal';
import type { JsonObject } from '@mocks/handlers/route';
import { requireContractor } from '@mocks/operations/contractors';
import { listGuaranteeInputs } from '@mocks/operations/guarantee-coins';
import { createTransaction } from '@mocks/operations/new-transaction';
import { isSignedBy, readPsbt, readPsbtTxid } from '@mocks/operations/psbt-reading';
import type { Services } from '@mocks/services';
import type { StoredContract, StoredGuarantee, StoredTransaction, TransactionChanges } from '@mocks/store/entities';
import { type Sats, toSats } from '@/domain/primitives/amount';
import type { Id } from '@/domain/primitives/ids';

/** Creates a withdrawal with its unsigned PSBT. Replaces an earlier unsigned one. */
export function createWithdrawal(services: Services, body: JsonObject): StoredTransaction {
  const { store } = services;
  const guarantee = requireFound(store.guarantee(idField(body, 'guarantee_id')), 'Guarantee');
  const contract = requireFound(store.contract(guarantee.contract_id), 'Contract');
  const parties = {
    sender_id: requireOwner(contract, idField(body, 'sender_id')),
    receivers_id: [requireContractor(contract, readCreator(body))],
  };
  const plan = planWithdrawal(services, contract, guarantee, body);
  const unsigned = findUnsignedWithdrawal(services, guarantee);
  const withdrawal = createTransaction(services, guarantee.id, {
    ...parties,
    withdrawal: true,
    guarantee_order: store.deposits(guarantee.id)[0]?.guarantee_order ?? 0,
    address: textField(body, 'address').trim(),
    amount: amountField(body, 'amount'),
    u_psbt: createWithdrawalPsbt(plan),
  });
  store.state.transactions = [...store.state.transactions.filter((tx) => tx !== unsigned), withdrawal];
  store.markChanged();
  return withdrawal;
}

/** `sender_id` is the first contractor, `receivers_id` who makes the call (docs/api.md#calls-request-and-answer). */
function requireOwner(contract: StoredContract, senderId: Id): Id {
  const sender = requireContractor(contract, senderId);
  return sender === contract.contractors[0] ? sender : refuse(400, 'sender_id must be the first contractor');
}

function readCreator(body: JsonObject): Id {
  const [creator, ...others] = idListField(body, 'receivers_id');
  return creator === undefined || others.length > 0 ? refuse(400, 'receivers_id must be one user') : creator;
}

function planWithdrawal(
  services: Services,
  contract: StoredContract,
  guarantee: StoredGuarantee,
  body: JsonObject,
): WithdrawalPlan {
  if (body.withdrawal !== true) refuse(400, 'withdrawal must be true');
  const destination = addressToScript(textField(body, 'address').trim());
  if (destination === null) return refuse(400, 'address is not a Bitcoin address of this network');
  const amount = amountField(body, 'amount');
  if (amount < dustThreshold(destination)) refuse(400, 'amount is too small to be sent');
  const inputs = listGuaranteeInputs(services, contract, guarantee);
  const plan = { inputs, destination, amount, fastestFee: services.fees.fastestFee };
  return isAffordable(plan) ? plan : refuse(400, 'The guarantee does not hold this amount and the network fee');
}

/** The pending withdrawal to replace. Throws Refusal 409 if one is signed. */
function findUnsignedWithdrawal({ store }: Services, guarantee: StoredGuarantee): StoredTransaction | undefined {
  const pending = store.withdrawals(guarantee.id).filter(({ status }) => status === 'pending');
  if (pending.some(({ p_psbt }) => p_psbt !== null))
    refuse(409, 'A withdrawal of this guarantee waits for a signature');
  return pending[0];
}

/**
 * Reads a signature (`p_psbt`, `signer`) or a broadcast (`status: executed`, `txid`). Destination and amount are fixed by
 * the PSBT.
 */
export function readWithdrawalChanges(
  services: Services,
  withdrawal: StoredTransaction,
  body: JsonObject,
): TransactionChanges {
  const status = choiceField(body, 'status', ['pending', 'executed'], withdrawal.status);
  const signature = readSignatureChanges(services, withdrawal, body);
  if (status === 'pending') return { ...signature, status };
  const txid = readBroadcastTxid(services, withdrawal, body);
  return { ...signature, status, txid, amount: readPaidAmount(services, withdrawal, txid) };
}

function readSignatureChanges(services: Services, withdrawal: StoredTransaction, body: JsonObject): TransactionChanges {
  const p_psbt = optionalTextField(body, 'p_psbt');
  if (p_psbt === null || p_psbt === withdrawal.p_psbt) return {};
  const guarantee = requireFound(services.store.guarantee(withdrawal.guarantee_id), 'Guarantee');
  const contract = requireFound(services.store.contract(guarantee.contract_id), 'Contract');
  const signer = requireContractor(contract, idField(body, 'signer'));
  const user = requireFound(services.store.user(signer), 'User');
  if (readPsbtTxid(p_psbt) === null) refuse(400, 'p_psbt is not a PSBT');
  if (!isSignedBy(p_psbt, user.public_key)) refuse(400, "p_psbt does not hold the signer's signature");
  return { p_psbt, signer };
}

function readBroadcastTxid(services: Services, withdrawal: StoredTransaction, body: JsonObject): string {
  const txid = optionalTextField(body, 'txid');
  if (txid === null) return refuse(400, 'txid is required');
  const entry = services.chain.transaction(txid);
  if (txid === readTxid(withdrawal)) return entry ? txid : refuse(409, 'The network does not know this transaction');
  if (entry === undefined || !isSameRelease(withdrawal, entry)) refuse(409, 'txid is not that of this withdrawal');
  return txid;
}

/** True if it spends coins of the withdrawal and pays its address: a browser may build the transaction (docs/bitcoin.md#a-release-with-two-payees). */
function isSameRelease({ u_psbt, address }: StoredTransaction, { tx, outputs }: ChainTransaction): boolean {
  const built = u_psbt === null ? null : readPsbt(u_psbt);
  const script = addressToScript(address ?? '');
  if (built === null || script === null) return false;
  const toOutpoint = ({ hash, index }: { hash: Uint8Array; index: number }) => `${toHex(hash)}:${index}`;
  const coins = built.txInputs.map(toOutpoint);
  const isSpent = tx.ins.some((input) => coins.includes(toOutpoint(input)));
  return isSpent && outputs.some((out) => Buffer.compare(out.script, script) === 0);
}

/** A release that was made again pays less than the record says. */
function readPaidAmount({ chain }: Services, withdrawal: StoredTransaction, txid: string): Sats | null {
  if (txid === readTxid(withdrawal)) return withdrawal.amount;
  const script = addressToScript(withdrawal.address ?? '') ?? new Uint8Array();
  const paid = chain.transaction(txid)?.outputs.find((out) => Buffer.compare(out.script, script) === 0);
  return paid === undefined ? withdrawal.amount : toSats(paid.value);
}

function readTxid({ u_psbt }: StoredTransaction): string | null {
  return u_psbt === null ? null : readPsbtTxid(u_psbt);
}
