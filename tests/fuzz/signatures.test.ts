import fc from 'fast-check';
import * as curve from 'tiny-secp256k1';
import { expect } from 'vitest';
import { verifySignature } from '@/bitcoin/verifier';
import { bitFlips, flipBits, holds } from './runs';

const bytes = (length: number) => fc.uint8Array({ minLength: length, maxLength: length });
const privateKey = bytes(32).filter((key) => curve.isPrivate(key));
const damaged = fc.constantFrom('hash', 'key', 'signature');

/** Verifies with the library that signs. Only for valid points: it traps after thousands of invalid ones. */
function signerVerifies(hash: Uint8Array, publicKey: Uint8Array, signature: Uint8Array): boolean {
  if (!curve.isPointCompressed(publicKey)) return false;
  try {
    return curve.verify(hash, publicKey, signature, true);
  } catch {
    // It throws if r or s is out of range.
    return false;
  }
}

function derivePublicKey(key: Uint8Array): Uint8Array {
  return curve.pointFromScalar(key, true) ?? new Uint8Array();
}

holds('a signature by one library verifies with the other', [privateKey, bytes(32)], (key, hash) => {
  expect(verifySignature(hash, derivePublicKey(key), curve.sign(hash, key))).toBe(true);
});

holds(
  'both libraries agree on altered signatures',
  [privateKey, bytes(32), damaged, bitFlips(32, 2)],
  (key, hash, what, flips) => {
    const whole = { hash, key: derivePublicKey(key), signature: curve.sign(hash, key) };
    const altered = { ...whole, [what]: flipBits(whole[what], flips) };
    const verdict = verifySignature(altered.hash, altered.key, altered.signature);
    expect(verdict).toBe(signerVerifies(altered.hash, altered.key, altered.signature));
  },
);

holds('both libraries agree on any r and s', [privateKey, bytes(32), bytes(64)], (key, hash, signature) => {
  const publicKey = derivePublicKey(key);
  expect(verifySignature(hash, publicKey, signature)).toBe(signerVerifies(hash, publicKey, signature));
});
