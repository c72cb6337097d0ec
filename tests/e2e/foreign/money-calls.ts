import { addressToScript } from '@mocks/chain/addresses';
import { DEFAULT_FEES, estimateFee } from '@mocks/chain/fees';
import { NodeRefusal } from '@mocks/chain/node-refusal';
import { createWithdrawalPsbt, isAffordable } from '@mocks/chain/withdrawal-psbt';
import { Psbt } from 'bitcoinjs-lib';
import { answerCreated, paymentAnswer } from './answers';
import type { Ledger, Payment } from './ledger';
import type { Calls } from './server';
import { BROADCAST, check, DEPOSIT, type Json, refuse, TRANSACTION, toSatoshis, WITHDRAWAL } from './wire';

export function moneyCalls(ledger: Ledger): Calls {
  return {
    'POST /contracts/deposit': (_ids, body) => {
      const payment = openAddress(ledger, check(body, DEPOSIT));
      return answerCreated(ledger, paymentAnswer(ledger, payment), 'transaction', ['address']);
    },
    'POST /contracts/withdrawal': (_ids, body) => {
      const payment = openRelease(ledger, check(body, WITHDRAWAL));
      return answerCreated(ledger, paymentAnswer(ledger, payment), 'transaction', ['id', 'u_psbt']);
    },
    'POST /contracts/broadcast': (_ids, body) => ({ txid: broadcast(ledger, check(body, BROADCAST)) }),
    // Answers nothing.
    'PUT /contracts/transaction/:id': ([id], body) =>
      changePayment(ledger, ledger.payments.get(id), check(body, TRANSACTION)),
    'GET /contracts/transaction/:id': ([id]) => paymentAnswer(ledger, ledger.payments.get(id)),
    'DELETE /contracts/transaction/:id': ([id]) => {
      const payment = ledger.payments.get(id);
      if (payment.status === 'executed') refuse(409, 'it is executed');
      ledger.payments.remove(payment);
    },
    'GET /contracts/guarantee/withdrawal/:id': ([id]) => listPayments(ledger, id, true),
    'GET /contracts/guarantee/deposit/:id': ([id]) => listPayments(ledger, id, false),
    'GET /contracts/guarantee/:id': ([id]) => ({ amount: ledger.pledges.get(id).sats / 1e8, estimatedFees: 0 }),
  };
}

function listPayments(ledger: Ledger, pledgeId: unknown, isRelease: boolean): Json[] {
  const { listCalls } = ledger.options;
  if (listCalls === 'none') refuse(404, 'no such call');
  const payments = ledger.paymentsOf(ledger.pledges.get(pledgeId), isRelease);
  if (listCalls === 'filled' && payments.length === 0) refuse(404, 'nothing found');
  return payments.map((each) => paymentAnswer(ledger, each));
}

const NOTHING_YET = { sats: null, txid: null, vout: null, unsigned: null, signed: null, signer: null };

function openAddress(ledger: Ledger, body: Json): Payment {
  const deal = ledger.deals.get(body.contractId);
  const pledge = ledger.pledges.get(body.guaranteeId);
  const sender = ledger.party(deal, body.senderId);
  if (pledge.dealId !== deal.id || pledge.status !== 'pending') refuse(409, 'it takes no deposit');
  const order = deal.nextOrder;
  const { address } = ledger.script(deal, order);
  deal.nextOrder += 1;
  const receivers = deal.parties.filter((id) => id !== sender);
  const fields = { pledgeId: pledge.id, order, address, isRelease: false, sender, receivers, status: 'pending' };
  return ledger.payments.add({ ...NOTHING_YET, ...fields });
}

function openRelease(ledger: Ledger, body: Json): Payment {
  const pledge = ledger.pledges.get(body.guarantee_id);
  const deal = ledger.deals.get(pledge.dealId);
  if (Number(body.sender_id) !== deal.parties[0]) refuse(400, 'sender_id must be the first contractor');
  const receivers = (body.receivers_id as unknown[]).map((id) => ledger.party(deal, id));
  if (ledger.paymentsOf(pledge, true).some(({ status }) => status === 'pending')) refuse(409, 'one is open');
  const address = String(body.address);
  const destination = addressToScript(address) ?? refuse(400, 'no address of this network');
  const inputs = ledger.paymentsOf(pledge, false).flatMap(({ order }) => {
    const deposit = ledger.script(deal, order);
    return ledger.chain.listUnspent(deposit.output).map((coin) => ({ coin, deposit }));
  });
  const sats = toSatoshis(body.amount);
  const { fastestFee } = DEFAULT_FEES;
  const fee = ledger.options.withdrawalAmount === 'gross' ? estimateFee(inputs.length, fastestFee) : 0;
  const plan = { inputs, destination, amount: sats - fee, fastestFee };
  if (!isAffordable(plan)) refuse(400, 'not enough');
  const parties = { sender: Number(body.sender_id), receivers };
  const fields = { pledgeId: pledge.id, order: 0, address, isRelease: true, ...parties, status: 'pending', sats };
  return ledger.payments.add({ ...NOTHING_YET, ...fields, unsigned: createWithdrawalPsbt(plan) });
}

function broadcast(ledger: Ledger, body: Json): string {
  try {
    return ledger.chain.broadcast(String(body.txHex));
  } catch (error) {
    if (error instanceof NodeRefusal) return refuse(400, error.message);
    throw error;
  }
}

/** A payment that was found, a signature, or the end of a release. Nothing else of it can change. */
function changePayment(ledger: Ledger, payment: Payment, body: Json): void {
  const deal = ledger.deals.get(ledger.pledges.get(payment.pledgeId).dealId);
  ledger.party(deal, body.sender_id);
  const isSame = Number(body.id) === payment.id && body.address === payment.address;
  if (!isSame || body.withdrawal !== payment.isRelease) refuse(400, 'not this transaction');
  const txid = (body.txid ?? null) as string | null;
  if (txid !== null && ledger.chain.transaction(txid) === undefined) refuse(409, 'the network does not know it');
  if (payment.isRelease) changeRelease(ledger, payment, body, txid);
  else changeDeposit(payment, body, txid);
}

function changeDeposit(payment: Payment, body: Json, txid: string | null): void {
  const sats = body.amount ? toSatoshis(body.amount) : null;
  Object.assign(payment, { txid, vout: body.vout ?? null, sats, status: body.status });
}

function changeRelease(ledger: Ledger, payment: Payment, body: Json, txid: string | null): void {
  const deal = ledger.deals.get(ledger.pledges.get(payment.pledgeId).dealId);
  if (toSatoshis(body.amount) !== payment.sats) refuse(409, 'the amount is settled');
  if ((body.status === 'executed') !== (txid !== null)) refuse(400, 'executed with a txid, and only then');
  const signed = (body.p_psbt ?? null) as string | null;
  const signer = signed === null ? null : ledger.party(deal, body.signer);
  if (signed !== null && ledger.options.psbts === 'own' && !isOfRelease(signed, payment))
    refuse(400, 'p_psbt is of another transaction');
  Object.assign(payment, { signed, signer, txid, status: body.status });
}

function isOfRelease(signed: string, { unsigned }: Payment): boolean {
  const read = (psbt: string) => Psbt.fromBase64(psbt).data.globalMap.unsignedTx.toBuffer();
  return unsigned !== null && Buffer.compare(read(signed), read(unsigned)) === 0;
}
