import { Transaction } from 'bitcoinjs-lib';
import { describe, expect, it } from 'vitest';
import type { KeyHolder } from '@/exit/recovery/api';
import { createDepositScript, HOLDERS, sortHolders } from '@/exit/recovery/deposit';
import { createPsbt } from '@/exit/recovery/psbt';
import { finalize, type VerifiedPsbt } from '@/exit/recovery/verified-psbt';
import { COUNTERPARTY, OWNER, STRANGER, sat } from './kits';

/* The witness of `wsh(sortedmulti(2, …))`: BIP67, BIP147. */

const KEYS = [OWNER, COUNTERPARTY, STRANGER].map(({ public_key }) => public_key).sort();
const ORDERS = HOLDERS.flatMap((first) =>
  HOLDERS.filter((second) => second !== first).map((second) => {
    const third = HOLDERS.find((holder) => holder !== first && holder !== second) ?? first;
    return [first, second, third] as const;
  }),
);

/** Stands for a signature. */
const mark = (holder: KeyHolder) => Uint8Array.of(0x30, HOLDERS.indexOf(holder));

/** A verified transaction whose deposit has the keys in this order, signed by these holders. */
function make(order: readonly KeyHolder[], signers: readonly KeyHolder[]): VerifiedPsbt {
  const keys = Object.fromEntries(order.map((holder, at) => [holder, KEYS[at] ?? ''])) as Record<KeyHolder, string>;
  const deposit = { guarantee: 0, guaranteeOrder: 1, keys, ...createDepositScript(keys, 'regtest') };
  const transaction = {
    version: 2,
    inputs: [{ txid: new Uint8Array(32).fill(7), index: 1, finalScriptSig: new Uint8Array(), sequence: 0xfffffffd }],
    outputs: [{ amount: 900n, script: Uint8Array.of(0x51) }],
    lockTime: 5,
  };
  const input = {
    outpoint: '',
    deposit,
    value: sat(1_000),
    isProven: true,
    rows: new Map(),
    hash: new Uint8Array(32),
    signatures: new Map(signers.map((holder) => [holder, mark(holder)])),
  };
  return { psbt: createPsbt(transaction), inputs: [input], inputSum: sat(1_000), fee: sat(100) };
}

function readWitness(verified: VerifiedPsbt): string[] | undefined {
  const tx = Transaction.fromHex(finalize(verified) ?? '');
  expect([tx.version, tx.locktime, tx.ins[0]?.index, tx.outs[0]?.value]).toEqual([2, 5, 1, 900n]);
  return tx.ins[0]?.witness.map((item) => Buffer.from(item).toString('hex'));
}

const toHex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex');

describe.each(ORDERS)('where the keys are in the order %s, %s, %s', (first, second, third) => {
  const order = [first, second, third];

  it('holders are in that order', () => {
    const [input] = make(order, []).inputs;
    expect(input && sortHolders(input.deposit)).toEqual(order);
  });

  it('a final transaction has two signatures in that order, and the script', () => {
    for (const signers of [
      [first, third],
      [third, first],
      [second, third],
      [third, second, first],
    ] as const) {
      const verified = make(order, signers);
      const expected = order.filter((holder) => (signers as readonly KeyHolder[]).includes(holder)).slice(0, 2);
      expect(readWitness(verified)).toEqual([
        '',
        ...expected.map((holder) => toHex(mark(holder))),
        verified.inputs[0]?.deposit.witnessScript,
      ]);
    }
  });

  it('a transaction with one signature is not final', () => {
    for (const holder of HOLDERS) expect(finalize(make(order, [holder]))).toBeNull();
    expect(finalize(make(order, []))).toBeNull();
  });
});
