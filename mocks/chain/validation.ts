import { fromHex, idFromHash } from '@mocks/chain/bytes';
import { NodeRefusal, refuseTransaction } from '@mocks/chain/node-refusal';
import { findReplaced } from '@mocks/chain/replacement';
import { checkScripts } from '@mocks/chain/script-check';
import { type ChainOutput, type ChainTransaction, outpointKey, sumValues, type TxIndex } from '@mocks/chain/tx-index';
import { Transaction } from 'bitcoinjs-lib';

const MAX_MONEY = 2_100_000_000_000_000n;
const MIN_RELAY_RATE = 1; // sat/vB
const FINAL_SEQUENCE = 0xffffffff;
const LOCKTIME_IS_TIME = 500_000_000;

/** Throws NodeRefusal `TX decode failed…`. */
export function decodeTransaction(hex: string): Transaction {
  const message = 'TX decode failed. Make sure the tx has at least one input.';
  if (hex === '' || fromHex(hex) === null) refuseTransaction(message);
  try {
    const tx = Transaction.fromHex(hex);
    if (tx.ins.length > 0) return tx;
  } catch {
    throw new NodeRefusal(message);
  }
  return refuseTransaction(message);
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

/** The lock time must have passed for the next block. @param time median time of the tip (BIP113), seconds */
export function checkFinal(tx: Transaction, nextHeight: number, time: number): void {
  if (tx.locktime === 0 || tx.ins.every((input) => input.sequence === FINAL_SEQUENCE)) return;
  const now = tx.locktime < LOCKTIME_IS_TIME ? nextHeight : time;
  if (tx.locktime >= now) refuseTransaction('non-final');
}

/** The outputs a transaction spends; all must exist and be unspent in the chain. */
export function findSpentOutputs(tx: Transaction, index: TxIndex): ChainOutput[] {
  const outpoints = tx.ins.map((input) => ({ txid: idFromHash(input.hash), vout: input.index }));
  const spenders = outpoints.map(({ txid, vout }) => index.spender(txid, vout));
  if (spenders.some((spender) => typeof spender?.record.height === 'number')) {
    refuseTransaction('bad-txns-inputs-missingorspent');
  }
  return outpoints.map(
    ({ txid, vout }) => index.output(txid, vout) ?? refuseTransaction('bad-txns-inputs-missingorspent'),
  );
}

export function checkAmounts(tx: Transaction, prevouts: readonly ChainOutput[]): void {
  const paid = sumValues(prevouts);
  const out = sumValues(tx.outs.map(({ value }) => ({ value: Number(value) })));
  if (paid < out)
    refuseTransaction(`bad-txns-in-belowout, value in (${toBtcText(paid)}) < value out (${toBtcText(out)})`);
  const required = tx.virtualSize() * MIN_RELAY_RATE;
  if (paid - out < required) refuseTransaction(`min relay fee not met, ${paid - out} < ${required}`);
}

/**
 * All checks before a transaction enters the mempool. Returns the unconfirmed transactions that it replaces, those that
 * spend the outputs of others first. Throws NodeRefusal.
 */
export function checkForMempool(tx: Transaction, index: TxIndex, nextHeight: number, time: number): ChainTransaction[] {
  checkForm(tx);
  checkFinal(tx, nextHeight, time);
  const prevouts = findSpentOutputs(tx, index);
  checkAmounts(tx, prevouts);
  const replaced = findReplaced(tx, prevouts, index);
  checkScripts(tx.toHex(), prevouts);
  return replaced;
}

function toBtcText(sats: number): string {
  return `${Math.floor(sats / 1e8)}.${String(sats % 1e8).padStart(8, '0')}`;
}

const DUST_RELAY_RATE = 3; // sat/vB, Bitcoin Core's default
const OP_RETURN = 0x6a;
const OP_1 = 0x51;
const OP_16 = 0x60;

/** Minimum output in satoshis (Bitcoin Core's GetDustThreshold): P2WPKH 294, P2WSH and P2TR 330, P2PKH 546. */
export function dustThreshold(script: Uint8Array): number {
  if (script[0] === OP_RETURN) return 0;
  const outputSize = 8 + 1 + script.length;
  return (outputSize + (isWitnessProgram(script) ? 67 : 148)) * DUST_RELAY_RATE;
}

function isWitnessProgram(script: Uint8Array): boolean {
  const version = script[0] ?? -1;
  const length = script.length;
  return (
    length >= 4 && length <= 42 && script[1] === length - 2 && (version === 0 || (version >= OP_1 && version <= OP_16))
  );
}
