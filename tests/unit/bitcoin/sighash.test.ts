import { Transaction } from 'bitcoinjs-lib';
import { describe, expect, test } from 'vitest';
import { createInputHasher } from '@/bitcoin/psbt/sighash';

/** Bytes that differ from one position to the next, so that a shifted or cut script gives another hash. */
function createScript(length: number): Uint8Array {
  return Uint8Array.from({ length }, (_, at) => (at * 7) % 251);
}

function transactionPaying(outputScript: Uint8Array): Transaction {
  const tx = new Transaction();
  tx.version = 2;
  tx.locktime = 500_000;
  tx.addInput(new Uint8Array(32).fill(3), 0, 0xfffffffd);
  tx.addInput(new Uint8Array(32).fill(4), 0x01020304, 0xffffffff);
  tx.addOutput(outputScript, 2_100_000_000_000_000n);
  tx.addOutput(createScript(34), 0n);
  return tx;
}

const LENGTHS = [0, 1, 105, 0xfc, 0xfd, 0xfe, 0xff, 0x100, 10_000, 0xffff];

describe('the hash that a signature commits to is the one of bitcoinjs-lib', () => {
  test.each(LENGTHS)('for a witness script of %d bytes', (length) => {
    const tx = transactionPaying(createScript(22));
    const hashInput = createInputHasher(tx);
    const script = createScript(length);
    for (const index of [0, 1]) {
      const expected = tx.hashForWitnessV0(index, script, 100_000n, Transaction.SIGHASH_ALL);
      expect(hashInput(index, script, 100_000n)).toEqual(expected);
    }
  });

  test.each(LENGTHS)('for an output script of %d bytes', (length) => {
    const tx = transactionPaying(createScript(length));
    const script = createScript(105);
    const expected = tx.hashForWitnessV0(1, script, 546n, Transaction.SIGHASH_ALL);
    expect(createInputHasher(tx)(1, script, 546n)).toEqual(expected);
  });
});

describe('a hash is refused, not computed wrongly,', () => {
  const hashInput = createInputHasher(transactionPaying(createScript(22)));

  test('for a witness script above 65,535 bytes', () => {
    expect(() => hashInput(0, createScript(0x10000), 1n)).toThrow(RangeError);
  });

  test('for a transaction with an output script above 65,535 bytes', () => {
    expect(() => createInputHasher(transactionPaying(createScript(0x10000)))).toThrow(RangeError);
  });

  test('for an input that the transaction does not have', () => {
    expect(() => hashInput(2, createScript(105), 1n)).toThrow(RangeError);
  });
});
