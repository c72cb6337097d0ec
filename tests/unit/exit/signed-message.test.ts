import { secp256k1 } from '@noble/curves/secp256k1.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { concatBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import message from 'bitcoinjs-message';
import { describe, expect, it } from 'vitest';
import { encodeBase64 } from '@/exit/recovery/bytes';
import { verifySignedMessage } from '@/exit/recovery/check-certificate';
import { COUNTERPARTY, OWNER, secretOf } from './kits';

/* BIP137 */

const CURVE_ORDER = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n;
const KEY = OWNER.public_key;

function sign(text: string): string {
  return message.sign(text, Buffer.from(secretOf(OWNER)), true).toString('base64');
}

const edit = (signature: string, change: (bytes: Buffer) => Uint8Array) =>
  encodeBase64(change(Buffer.from(signature, 'base64')));

/** Signs as if one byte could say any length. */
function signWithShortLength(text: string): string {
  const prefix = utf8ToBytes('\x18Bitcoin Signed Message:\n');
  const hash = sha256(sha256(concatBytes(prefix, Uint8Array.of(text.length), utf8ToBytes(text))));
  const [recovery = 0, ...rest] = secp256k1.sign(hash, secretOf(OWNER), { format: 'recovered', prehash: false });
  return encodeBase64(Uint8Array.of(31 + recovery, ...rest));
}

/** n − s instead of s, which has the other recovery id: as valid for the curve. */
function raiseS(signature: string): string {
  return edit(signature, (bytes) => {
    const s = BigInt(`0x${bytes.subarray(33).toString('hex')}`);
    const high = Buffer.from((CURVE_ORDER - s).toString(16).padStart(64, '0'), 'hex');
    const header = 31 + (((bytes[0] ?? 0) - 31) ^ 1);
    return Uint8Array.of(header, ...bytes.subarray(1, 33), ...high);
  });
}

describe('a signed message', () => {
  it.each(['', 'a', 'ñ 🏠', 'a'.repeat(252)])('%j of bitcoinjs-message is verified', (text) => {
    expect(verifySignedMessage(text, KEY, sign(text))).toBe(true);
  });

  it('is valid for one text and one key only', () => {
    expect(verifySignedMessage('b', KEY, sign('a'))).toBe(false);
    expect(verifySignedMessage('a', COUNTERPARTY.public_key, sign('a'))).toBe(false);
    expect(verifySignedMessage('a', KEY.toUpperCase(), sign('a'))).toBe(false);
  });

  it('has at most 252 bytes, so that one byte says its length', () => {
    expect(verifySignedMessage('a'.repeat(252), KEY, signWithShortLength('a'.repeat(252)))).toBe(true);
    expect(verifySignedMessage('a'.repeat(253), KEY, signWithShortLength('a'.repeat(253)))).toBe(false);
    expect(verifySignedMessage('a'.repeat(253), KEY, sign('a'.repeat(253)))).toBe(false);
  });

  it('has the lower of two values of S', () => {
    expect(verifySignedMessage('a', KEY, raiseS(raiseS(sign('a'))))).toBe(true);
    expect(verifySignedMessage('a', KEY, raiseS(sign('a')))).toBe(false);
  });

  it.each<[string, (bytes: Buffer) => Uint8Array]>([
    ['the header of an uncompressed key', (bytes) => Uint8Array.of((bytes[0] ?? 0) - 4, ...bytes.subarray(1))],
    ['the header of another kind of address', (bytes) => Uint8Array.of((bytes[0] ?? 0) + 4, ...bytes.subarray(1))],
    ['a byte too few', (bytes) => bytes.subarray(0, -1)],
    ['a byte too many', (bytes) => Uint8Array.of(...bytes, 0)],
    ['an r of zero', (bytes) => Uint8Array.of(bytes[0] ?? 0, ...new Uint8Array(32), ...bytes.subarray(33))],
    ['no bytes', () => new Uint8Array()],
  ])('is refused with %s', (_name, change) => {
    expect(verifySignedMessage('a', KEY, edit(sign('a'), change))).toBe(false);
  });

  it('is refused if the signature is not base64', () => {
    expect(verifySignedMessage('a', KEY, 'signature!')).toBe(false);
  });
});
