import { expect, test, vi } from 'vitest';
import { encodeHex } from '@/bitcoin/bytes';
import { createPair, generatePair, wipePair } from '@/bitcoin/keys/key-pairs';
import { createSigner } from '@/bitcoin/keys/signer';
import { COUNTERPARTY, hex, OWNER } from './releases';

/** The order of the curve, the first number that is no private key. */
const ORDER = 'fffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141';

test.each([OWNER, COUNTERPARTY])('a pair has the public key of its private key %#', (key) => {
  const pair = createPair(Uint8Array.from(hex(key.private_key)));
  expect(encodeHex(pair?.publicKey ?? new Uint8Array())).toBe(key.public_key);
});

test.each([
  ['zero', '00'.repeat(32)],
  ['the order of the curve', ORDER],
  ['31 bytes', '01'.repeat(31)],
  ['nothing', ''],
])('%s is not a private key', (_, text) => {
  expect(createPair(Uint8Array.from(hex(text)))).toBeNull();
});

test('a pair keeps the array it was created from, so that wiping leaves no copy', () => {
  const bytes = Uint8Array.from(hex(OWNER.private_key));
  const pair = createPair(bytes);
  if (pair === null) throw new Error('no pair');
  expect(pair.publicKey).toHaveLength(33);
  const signer = createSigner(pair);
  signer.sign(new Uint8Array(32).fill(7));
  expect(pair.privateKey).toBe(bytes);
  wipePair(pair);
  expect(bytes).toEqual(new Uint8Array(32));
  expect(() => signer.sign(new Uint8Array(32).fill(7))).toThrow();
  expect(() => createSigner(pair)).toThrow();
});

test('nothing signs with a public key that the other library derived differently', () => {
  const pair = createPair(Uint8Array.from(hex(OWNER.private_key)));
  if (pair === null) throw new Error('no pair');
  const other = { ...pair, publicKey: hex(COUNTERPARTY.public_key) };
  expect(() => createSigner(other)).toThrow('Two libraries derive different public keys');
});

test('a new pair comes from the random generator of the browser, and keeps the generated array', () => {
  const random = vi.spyOn(crypto, 'getRandomValues');
  try {
    const pair = generatePair();
    // Once; the curve takes other numbers, of 16 bytes, against side channels.
    expect(random.mock.results.filter(({ value }) => value.length === 32)).toHaveLength(1);
    expect(random.mock.results[0]?.value).toBe(pair.privateKey);
  } finally {
    random.mockRestore();
  }
});
