import * as curve from 'tiny-secp256k1';
import { expect, test } from 'vitest';
import { verifySignature } from '@/bitcoin/verifier';
import { COUNTERPARTY, hex, OWNER } from './releases';

/** The order of the group (SEC 2, 2.4.1). */
const ORDER = 'fffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141';
const ZERO = '00'.repeat(32);

const hash = new Uint8Array(32).fill(7);
const key = hex(OWNER.public_key);
const signature = curve.sign(hash, hex(OWNER.private_key));
const r = signature.subarray(0, 32);
const s = signature.subarray(32);

function concat(...parts: Uint8Array[]): Uint8Array {
  return Uint8Array.from(parts.flatMap((part) => [...part]));
}

test('verifies a signature repeatedly', () => {
  for (let round = 0; round < 3; round++) expect(verifySignature(hash, key, signature)).toBe(true);
});

test.each([
  ['of another hash', new Uint8Array(32).fill(8), key, signature],
  ["under somebody else's key", hash, hex(COUNTERPARTY.public_key), signature],
  ['under the point of opposite sign', hash, concat(Uint8Array.of(key[0] === 2 ? 3 : 2), key.subarray(1)), signature],
  ['with a high S', hash, key, concat(r, curve.privateNegate(s))],
  ['with r and s exchanged', hash, key, concat(s, r)],
  ['with r of zero', hash, key, concat(hex(ZERO), s)],
  ['with s of zero', hash, key, concat(r, hex(ZERO))],
  ['with r of the order', hash, key, concat(hex(ORDER), s)],
  ['with s of the order', hash, key, concat(r, hex(ORDER))],
  ['of zeros', hash, key, new Uint8Array(64)],
  ['cut short', hash, key, signature.subarray(0, 63)],
  ['too long', hash, key, concat(signature, Uint8Array.of(0))],
  ['far too long', hash, key, concat(signature, signature)],
  ['of a hash cut short', hash.subarray(0, 31), key, signature],
  ['of a hash too long', concat(hash, Uint8Array.of(0)), key, signature],
  ['under a key off the curve', hash, hex(`02${'00'.repeat(31)}05`), signature],
  ['under a key beyond the field', hash, hex(`02${'ff'.repeat(32)}`), signature],
  ['under a key of another kind', hash, concat(Uint8Array.of(5), key.subarray(1)), signature],
  ['under a key cut short', hash, key.subarray(0, 32), signature],
  ['under a key with both coordinates', hash, curve.pointCompress(key, false), signature],
  ['under no key', hash, new Uint8Array(), signature],
])('a signature %s does not verify, and the next one does', (_name, ...altered) => {
  expect(verifySignature(...altered)).toBe(false);
  expect(verifySignature(hash, key, signature)).toBe(true);
});

test('does not confuse a hash ending in zeros with a padded one', () => {
  const ending = concat(hash.subarray(0, 31), Uint8Array.of(0));
  const itsSignature = curve.sign(ending, hex(OWNER.private_key));
  expect(verifySignature(ending, key, itsSignature)).toBe(true);
  expect(verifySignature(ending.subarray(0, 31), key, itsSignature)).toBe(false);
});
