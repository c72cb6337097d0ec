import { sha256 } from '@noble/hashes/sha2.js';
import { proofVectors, VALID_PROOFS } from '@tests/unit/proofs/vectors';
import { Block, Transaction } from 'bitcoinjs-lib';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkPayment } from '@/bitcoin/proofs/check-payment';
import { hasWork, readHeader } from '@/domain/proofs/block-header';
import type { PaymentProof } from '@/domain/proofs/payment-proof';
import { readRawTransaction } from '@/domain/proofs/raw-transaction';
import { assertHolds, bitFlips, flipBits, PATIENCE } from './runs';

const toBytes = (text: string) => Uint8Array.from(Buffer.from(text, 'hex'));
const toHex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex');

function stripWitnesses(hex: string): string {
  const transaction = Transaction.fromHex(hex);
  transaction.stripWitnesses();
  return transaction.toHex();
}

/** A proof with some bits of one of its texts changed; witnesses, which prove nothing, are left out. */
const damaged = fc
  .record({ at: fc.nat(VALID_PROOFS.length - 1), part: fc.nat(5), index: fc.nat(20), flips: bitFlips(32) })
  .map(({ at, part, index, flips }) => {
    const { claim, proof: full } = VALID_PROOFS[at] ?? fail();
    const first = { ...full.first, transaction: stripWitnesses(full.first.transaction) };
    const proof = { ...full, transaction: stripWitnesses(full.transaction), first };
    const change = (text: string) => {
      const bytes = toBytes(text);
      return toHex(
        flipBits(
          bytes,
          flips.map(({ at: place, mask }) => ({ at: (place * (index + 1)) % bytes.length, mask })),
        ),
      );
    };
    const changeOne = (texts: readonly string[]) =>
      texts.map((text, place) => (place === index % texts.length ? change(text) : text));
    const parts: Partial<PaymentProof>[] = [
      { transaction: change(proof.transaction) },
      { branch: changeOne(proof.branch) },
      { first: { ...proof.first, transaction: change(first.transaction) } },
      { first: { ...proof.first, branch: changeOne(proof.first.branch) } },
      { headers: changeOne(proof.headers) },
      { position: proof.position ^ (1 << (index % proof.branch.length)) },
    ];
    return { claim, honest: proof, altered: { ...proof, ...parts[part] } };
  });

describe('a proof of payment', () => {
  test('that is changed anywhere proves nothing, and never throws', { timeout: PATIENCE }, () => {
    assertHolds(
      fc.property(damaged, ({ claim, honest, altered }) => {
        // Flips can undo each other.
        if (JSON.stringify(altered) !== JSON.stringify(honest))
          expect(checkPayment(claim, altered).kind).not.toBe('proven');
      }),
    );
  });

  test('of any texts never throws', { timeout: PATIENCE }, () => {
    const text = fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom(...'0123456789abcdef') }));
    const texts = fc.array(text, { maxLength: 20 });
    const any = fc.record({
      height: fc.double(),
      transaction: text,
      position: fc.double(),
      branch: texts,
      first: fc.record({ transaction: text, branch: texts }),
      headers: texts,
    });
    assertHolds(
      fc.property(any, fc.nat(5), (proof, part) => {
        const { claim, proof: honest } = VALID_PROOFS[0] ?? fail();
        // With one honest part, so that what follows it is reached.
        const mixed = {
          ...proof,
          ...(part > 0 && { transaction: honest.transaction }),
          ...(part > 2 && { headers: honest.headers }),
        };
        expect(checkPayment(claim, mixed).kind).not.toBe('proven');
      }),
    );
  });
});

test('a header is read as bitcoinjs-lib reads it', { timeout: PATIENCE }, () => {
  const [real = ''] = proofVectors.recentHeaders;
  assertHolds(
    fc.property(
      fc.oneof(
        fc.uint8Array({ minLength: 80, maxLength: 80 }),
        bitFlips(80).map((flips) => flipBits(toBytes(real), flips)),
      ),
      (bytes) => {
        const header = readHeader(toHex(bytes), sha256);
        const block = Block.fromBuffer(Uint8Array.from(bytes));
        expect(header?.hash).toBe(block.getId());
        // That library reads negative and too large targets too.
        if (header !== null && hasWork(header)) expect(block.checkProofOfWork()).toBe(true);
      },
    ),
  );
});

test('a transaction is read as bitcoinjs-lib reads it, or not at all', { timeout: PATIENCE }, () => {
  const bytes = toBytes((VALID_PROOFS[0] ?? fail()).proof.transaction);
  assertHolds(
    fc.property(bitFlips(bytes.length), (flips) => {
      const changed = flipBits(bytes, flips);
      const read = readRawTransaction(toHex(changed), sha256);
      if (read === null) return;
      const other = Transaction.fromBuffer(changed);
      expect(toHex(read.hash)).toBe(toHex(other.getHash()));
      expect(read.outputs.map(({ value, script }) => [value, toHex(script)])).toEqual(
        other.outs.map(({ value, script }) => [BigInt.asUintN(64, value), toHex(script)]),
      );
    }),
  );
});

function fail(): never {
  throw new Error('The vectors are empty');
}
