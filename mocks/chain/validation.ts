import { Transaction } from 'bitcoinjs-lib';
import { fromHex, idFromHash } from './bytes';
import { dustThreshold } from './dust';
import { NodeRefusal, refuseTransaction } from './node-refusal';
import { checkScripts } from './script-check';
import { type ChainOutput, outpointKey, sumOf, type TxIndex } from './tx-index';

const MAX_MONEY = 2_100_000_000_000_000n;
const MIN_RELAY_RATE = 1; // sat/vB
const FINAL_SEQUENCE = 0xffffffff;
const LOCKTIME_IS_TIME = 500_000_000;

/** Throws NodeRefusal `TX decode failed…`. */
export function decodeTransaction(hex: string): Transaction {
  const words = 'TX decode failed. Make sure the tx has at least one input.';
  if (hex === '' || fromHex(hex) === null) refuseTransaction(words);
  try {
    const tx = Transaction.fromHex(hex);
    if (tx.ins.length > 0) return tx;
  } catch {
    throw new NodeRefusal(words);
  }
  return refuseTransaction(words);
}

/** Context-free rules and the relay policy for outputs, in Bitcoin Core's order. */
export function checkForm(tx: Transaction): void {
  if (tx.outs.length === 0) refuseTransaction('bad-txns-vout-empty');
  const sum = tx.outs.reduce((total, out) => total + out.value, 0n);
  if (sum > MAX_MONEY) refuseTransaction('bad-txns-txouttotal-toolarge');
  const outpoints = new Set(tx.ins.map((input) => outpointKey(idFromHash(input.hash), input.index)));
  if (outpoints.size < tx.ins.length) refuseTransaction('bad-txns-inputs-duplicate');
  if (tx.isCoinbase()) refuseTransaction('coinbase');
  if (tx.outs.some((out) => Number(out.value) < dustThreshold(out.script))) refuseTransaction('dust');
}

/** Whether the lock time has passed for the next block. */
export function checkFinal(tx: Transaction, nextHeight: number, time: number): void {
  if (tx.locktime === 0 || tx.ins.every((input) => input.sequence === FINAL_SEQUENCE)) return;
  const now = tx.locktime < LOCKTIME_IS_TIME ? nextHeight : time;
  if (tx.locktime >= now) refuseTransaction('non-final');
}

/** The outputs a transaction spends: all there, none spent by a block or by the mempool. */
export function spendableOutputs(tx: Transaction, index: TxIndex): ChainOutput[] {
  const outpoints = tx.ins.map((input) => ({ txid: idFromHash(input.hash), vout: input.index }));
  const spenders = outpoints.map(({ txid, vout }) => index.spender(txid, vout));
  if (spenders.some((spender) => spender?.record.height === null)) refuseTransaction('txn-mempool-conflict');
  if (spenders.some((spender) => spender !== undefined)) refuseTransaction('bad-txns-inputs-missingorspent');
  return outpoints.map(
    ({ txid, vout }) => index.output(txid, vout) ?? refuseTransaction('bad-txns-inputs-missingorspent'),
  );
}

export function checkAmounts(tx: Transaction, prevouts: readonly ChainOutput[]): void {
  const paid = sumOf(prevouts);
  const out = sumOf(tx.outs.map(({ value }) => ({ value: Number(value) })));
  if (paid < out) refuseTransaction(`bad-txns-in-belowout, value in (${btc(paid)}) < value out (${btc(out)})`);
  const required = tx.virtualSize() * MIN_RELAY_RATE;
  if (paid - out < required) refuseTransaction(`min relay fee not met, ${paid - out} < ${required}`);
}

/** Everything a node asks of a transaction before it takes it into its mempool. Throws NodeRefusal. */
export function acceptToMempool(tx: Transaction, index: TxIndex, nextHeight: number, time: number): void {
  checkForm(tx);
  checkFinal(tx, nextHeight, time);
  const prevouts = spendableOutputs(tx, index);
  checkAmounts(tx, prevouts);
  checkScripts(tx.toHex(), prevouts);
}

function btc(sats: number): string {
  return `${Math.floor(sats / 1e8)}.${String(sats % 1e8).padStart(8, '0')}`;
}
