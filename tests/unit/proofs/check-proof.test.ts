import { RawTx } from '@scure/btc-signer/script.js';
import { Block, Transaction } from 'bitcoinjs-lib';
import bitcore from 'bitcore-lib';
import { describe, expect, test } from 'vitest';
import { checkPayment } from '@/bitcoin/proofs/check-payment';
import { readTarget } from '@/domain/proofs/block-header';
import { MAINNET_FLOOR } from '@/domain/proofs/check-proof';
import { provePayment } from '@/exit/recovery/prove-payment';
import { ALTERED_PROOFS, proofVectors, VALID_PROOFS } from './vectors';

const CHECKS = [
  ['the app', checkPayment],
  ['the recovery page', provePayment],
] as const;

describe.each(CHECKS)('%s', (_name, check) => {
  test.each(VALID_PROOFS)('proves $name', ({ claim, proof }) => {
    expect(check(claim, proof)).toEqual({ kind: 'proven', height: proof.height, blocks: 6, isWorkChecked: true });
  });

  test.each(ALTERED_PROOFS)('does not take $name', ({ claim, proof, verdict }) => {
    expect(check(claim, proof)).toEqual(verdict);
  });

  test('does not take one block for six', () => {
    const { claim, verdict, ...proof } = proofVectors.shallow;
    expect(check(claim, proof)).toEqual(verdict);
  });

  test('proves a payment whose witnesses are left out', () => {
    const { claim, proof } = VALID_PROOFS[0] ?? fail();
    const transaction = Transaction.fromHex(proof.transaction);
    transaction.stripWitnesses();
    expect(check(claim, { ...proof, transaction: transaction.toHex() }).kind).toBe('proven');
  });
});

describe('other libraries', () => {
  test.each(VALID_PROOFS)('read $name alike', ({ claim, proof }) => {
    const transaction = Transaction.fromHex(proof.transaction);
    expect(transaction.getId()).toBe(claim.txid);
    expect(Number(transaction.outs[claim.vout]?.value)).toBe(claim.value);
    expect(RawTx.decode(Uint8Array.from(Buffer.from(proof.transaction, 'hex'))).outputs[claim.vout]?.amount).toBe(
      BigInt(claim.value),
    );
    expect(Transaction.fromHex(proof.first.transaction).isCoinbase()).toBe(true);
  });

  test('find work in each header, and each following the one before', () => {
    for (const { headers, hash } of Object.values(proofVectors.blocks)) {
      const blocks = headers.map((header) => Block.fromHex(header));
      expect(blocks[0]?.getId()).toBe(hash);
      expect(blocks.every((block) => block.checkProofOfWork())).toBe(true);
      expect(headers.every((header) => new bitcore.BlockHeader(Buffer.from(header, 'hex')).validProofOfWork())).toBe(
        true,
      );
      const previous = blocks.slice(1).map(({ prevHash }) => Buffer.from(prevHash ?? []).toString('hex'));
      expect(previous).toEqual(blocks.slice(0, -1).map((block) => Buffer.from(block.getHash()).toString('hex')));
    }
  });
});

test('the floor lets the blocks of July 2026 pass, and is at most four times as easy', () => {
  const targets = proofVectors.recentHeaders.map((header) => readTarget(Block.fromHex(header).bits) ?? 0n);
  for (const target of targets) {
    expect(target > 0n && target <= MAINNET_FLOOR).toBe(true);
    expect(MAINNET_FLOOR <= 4n * target).toBe(true);
  }
});

// Those of Bitcoin Core's arith_uint256_tests.
test.each([
  [0, null],
  [0x00123456, null],
  [0x01003456, null],
  [0x01123456, 0x12n],
  [0x02123456, 0x1234n],
  [0x03123456, 0x123456n],
  [0x04123456, 0x12345600n],
  [0x04923456, null],
  [0x05009234, 0x92340000n],
  [0x20123456, 0x123456n << 232n],
  [0xff123456, null],
  [0x1d00ffff, 0xffffn << 208n],
])('the target of bits %i is %s', (bits, target) => {
  expect(readTarget(bits)).toBe(target);
});

function fail(): never {
  throw new Error('The vectors are empty');
}
