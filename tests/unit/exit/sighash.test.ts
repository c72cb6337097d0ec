import { RawTx } from '@scure/btc-signer/script.js';
import { Transaction } from 'bitcoinjs-lib';
import { expect, it } from 'vitest';
import { createInputHasher } from '@/exit/recovery/signatures';

const SCRIPT = Uint8Array.from({ length: 105 }, (_, index) => index);

/** Numbers whose four bytes all differ, and two inputs and outputs of each kind. */
function makeTransaction(): Transaction {
  const tx = new Transaction();
  tx.version = 0x01020304;
  tx.locktime = 0xa1b2c3d4;
  tx.addInput(
    Uint8Array.from({ length: 32 }, (_, index) => index),
    0x11223344,
    0xfedcba98,
  );
  tx.addInput(
    Uint8Array.from({ length: 32 }, (_, index) => 255 - index),
    1,
    0xfffffffd,
  );
  tx.addOutput(Uint8Array.of(0x51), 5_000_000_000n);
  tx.addOutput(Uint8Array.of(0x6a, 1, 2), 0n);
  return tx;
}

it.each([0n, 1n, 0x12345678n, 2_100_000_000_000_000n])(
  'the hash of an input worth %i sat is that of BIP143',
  (amount) => {
    const tx = makeTransaction();
    const hashInput = createInputHasher(RawTx.decode(tx.toBuffer()));
    for (const index of [0, 1])
      expect(hashInput(index, SCRIPT, amount)).toEqual(
        Uint8Array.from(tx.hashForWitnessV0(index, SCRIPT, amount, Transaction.SIGHASH_ALL)),
      );
  },
);

it.each([2, -1])('there is no hash of input %i', (index) => {
  const hashInput = createInputHasher(RawTx.decode(makeTransaction().toBuffer()));
  expect(() => hashInput(index, SCRIPT, 1n)).toThrow(RangeError);
});
