import { HDKey } from '@scure/bip32';
import { COUNTERPARTY, OWNER, required, secretOf } from '@tests/unit/exit/kits';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { decodeHex } from '@/exit/recovery/bytes';
import { createSignature, verifySignature } from '@/exit/recovery/signatures';

/* The encoding of a signature in a PSBT: strict DER (BIP66), low S (BIP146), SIGHASH_ALL. */

const KEY = OWNER.public_key;
const ORDER = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n;

interface Sample {
  hash: Uint8Array;
  /** Bytes of the two integers, as DER has them. */
  r: number[];
  s: number[];
}

/** The first signature whose r and s have these lengths. */
function findSample(rLength: number, sLength: number): Sample {
  for (let number = 0; ; number++) {
    const hash = new Uint8Array(32).fill(1);
    new DataView(hash.buffer).setUint32(0, number);
    const [, , , rBytes = 0, ...rest] = createSignature(hash, secretOf(OWNER));
    const [r, s] = [rest.slice(0, rBytes), rest.slice(rBytes + 2, -1)];
    if (r.length === rLength && s.length === sLength) return { hash, r, s };
  }
}

const PLAIN = findSample(32, 32);
const PADDED = findSample(33, 32);
const SHORT_R = findSample(31, 32);
const SHORT_S = findSample(32, 31);

const integer = (bytes: readonly number[], type = 0x02) => [type, bytes.length, ...bytes];
const sequence = (body: readonly number[], type = 0x30) => [type, body.length, ...body];
const encode = (r: readonly number[], s: readonly number[]) => sequence([...integer(r), ...integer(s)]);
const withType = (der: readonly number[], type = 1) => Uint8Array.of(...der, type);
const verify = ({ hash }: Sample, der: readonly number[], type?: number) =>
  verifySignature(hash, KEY, withType(der, type));

function toBytes(value: bigint): number[] {
  return [...(decodeHex(value.toString(16).padStart(64, '0')) ?? [])];
}

function toNumber(bytes: readonly number[]): bigint {
  return bytes.reduce((sum, byte) => (sum << 8n) + BigInt(byte), 0n);
}

afterEach(() => {
  vi.restoreAllMocks();
});

describe('a signature', () => {
  it.each<[string, Sample]>([
    ['two integers of 32 bytes', PLAIN],
    ['a zero before the first bit of r', PADDED],
    ['an r of 31 bytes', SHORT_R],
    ['an s of 31 bytes', SHORT_S],
  ])('with %s is valid, again and again', (_name, sample) => {
    const der = encode(sample.r, sample.s);
    expect([verify(sample, der), verify(sample, der)]).toEqual(['valid', 'valid']);
    expect(withType(der)).toEqual(createSignature(sample.hash, secretOf(OWNER)));
  });

  it('is valid for one hash and one key only, even after the same bytes were valid for others', () => {
    const der = encode(PLAIN.r, PLAIN.s);
    expect(verify(PLAIN, der)).toBe('valid');
    expect(verify(PADDED, der)).toBe('invalid');
    expect(verifySignature(PLAIN.hash, COUNTERPARTY.public_key, withType(der))).toBe('invalid');
    expect(verifySignature(PLAIN.hash, '02', withType(der))).toBe('invalid');
    expect(verifySignature(PLAIN.hash, 'no key', withType(der))).toBe('invalid');
  });

  it.each([0, 2, 3, 0x81])('of type %i signs less than the whole transaction', (type) => {
    expect(verify(PLAIN, encode(PLAIN.r, PLAIN.s), type)).toBe('sighash');
  });

  it('with a high S is invalid', () => {
    expect(verify(PLAIN, encode(PLAIN.r, [0, ...toBytes(ORDER - toNumber(PLAIN.s))]))).toBe('invalid');
  });

  it('that is not DER is invalid, whatever its type', () => {
    expect(verify(PLAIN, [...encode(PLAIN.r, PLAIN.s), 0], 2)).toBe('invalid');
  });

  const { r, s } = PLAIN;
  const body = [...integer(r), ...integer(s)];
  it.each<[string, number[], Sample?]>([
    ['no bytes', []],
    ['a sequence alone', [0x30, 0]],
    ['another type than a sequence', sequence(body, 0x31)],
    ['a length that is too short', [0x30, body.length - 1, ...body]],
    ['a length that is too long', [0x30, body.length + 1, ...body]],
    ['a byte behind s', [...sequence(body), 0]],
    ['a byte behind s, which the length counts', sequence([...body, 0])],
    ['another type than an integer for r', sequence([...integer(r, 0x03), ...integer(s)])],
    ['another type than an integer for s', sequence([...integer(r), ...integer(s, 0x03)])],
    ['r alone', sequence(integer(r))],
    ['an empty r', encode([], s)],
    ['an empty s', encode(r, [])],
    ['an r of zero', encode([0], s)],
    ['an s of zero', encode(r, [0])],
    ['an s that is cut off', sequence([...integer(r), 0x02, 32, ...s.slice(0, -1)])],
    ['a needless zero before r', encode([0, ...r], s)],
    ['a needless zero before s', encode(r, [0, ...s])],
    ['a needless zero before a short r', encode([0, ...SHORT_R.r], SHORT_R.s), SHORT_R],
    ['a negative r', encode(PADDED.r.slice(1), PADDED.s), PADDED],
    ['an r that begins with its sign', encode([0x80, ...r.slice(1)], s)],
    ['two zeros before r', encode([0, ...PADDED.r], PADDED.s), PADDED],
    ['an r of 33 bytes', encode([1, ...r], s)],
    ['an s of 33 bytes', encode(r, [1, ...s])],
    ['an r of 33 bytes after a zero', encode([0, 0x80, ...r], s)],
    ['an s of 33 bytes after a zero', encode(r, [0, 0x80, ...s])],
  ])('with %s is invalid', (_name, der, sample = PLAIN) => {
    // The form is judged first, whatever the signature says that it is over.
    for (const type of [1, 2]) expect(verify(sample, der, type)).toBe('invalid');
  });

  it('has integers from 1 to 33 bytes', () => {
    // Of the right form: it is not refused before its type is read.
    for (const good of [encode([1], [0x7f]), encode([0, 0x80, ...r.slice(2)], s), encode([0x7f, ...r.slice(1)], s)])
      expect(verify(PLAIN, good, 2)).toBe('sighash');
  });

  it('is verified once, although a transaction is inspected again after each step', () => {
    const hash = new Uint8Array(32).fill(0xee);
    const [one, other] = [OWNER, COUNTERPARTY].map((key) => createSignature(hash, secretOf(key)));
    const verifyCurve = vi.spyOn(HDKey.prototype, 'verify');
    for (let times = 0; times < 2; times++) {
      expect(verifySignature(hash, OWNER.public_key, required(one))).toBe('valid');
      expect(verifySignature(hash, COUNTERPARTY.public_key, required(other))).toBe('valid');
    }
    expect(verifyCurve).toHaveBeenCalledTimes(2);
  });
});
