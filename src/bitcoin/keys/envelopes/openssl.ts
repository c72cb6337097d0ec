import { cbc } from '@noble/ciphers/aes.js';
import { md5 } from '@noble/hashes/legacy.js';
import { concatBytes } from '@noble/hashes/utils.js';
import * as v from 'valibot';
import { decodeBase64, decodeHex, encodeUtf8 } from '@/bitcoin/bytes';
import { parseKeyText } from '@/bitcoin/keys/envelopes/key-text';
import type { PrivateKey, ReadEnvelope } from '@/bitcoin/keys/envelopes/reader';
import { AppError } from '@/domain/primitives/errors';

/*
 * Passphrase encryption as of `openssl enc -aes-256-cbc -md md5` and CryptoJS.AES: base64 of "Salted__", 8 bytes of salt and the
 * ciphertext, or CryptoJS' JSON with the same. The key comes from EVP_BytesToKey, one round of MD5, so guessing passwords
 * costs next to nothing (docs/security.md#accounts-of-other-clients). The plaintext is the private key as hex or WIF.
 */

const MARK = encodeUtf8('Salted__');
const SALT_BYTES = 8;
const BLOCK_BYTES = 16;
const KEY_BYTES = 32;
/** A key as text takes at least four blocks. */
const MIN_DATA = 4 * BLOCK_BYTES;

interface Ciphertext {
  salt: Uint8Array<ArrayBuffer>;
  data: Uint8Array<ArrayBuffer>;
}

/** Base64, which OpenSSL breaks into lines. */
export const readOpenSslText: ReadEnvelope = async (text, password) => {
  const bytes = decodeBase64(text.replace(/\s+/g, ''));
  // Its first ten characters stand for "Salted_" and two bits, so the mark is checked as a whole.
  if (bytes === null || !MARK.every((byte, at) => bytes[at] === byte)) throw createFormatError('it is not base64');
  const start = MARK.length + SALT_BYTES;
  return decrypt({ salt: bytes.slice(MARK.length, start), data: bytes.slice(start) }, password);
};

const recordSchema = v.object({ ct: v.string(), s: v.pipe(v.string(), v.regex(/^[0-9a-f]{16}$/i)) });

/** CryptoJS' JSON formatter: `ct` base64, `s` the salt as hex. `iv` follows from password and salt. */
export const readCryptoJsRecord: ReadEnvelope = async (text, password) => {
  const { success, output } = v.safeParse(v.pipe(v.string(), v.parseJson(), recordSchema), text);
  const data = success ? decodeBase64(output.ct.replace(/\s+/g, '')) : null;
  const salt = success ? decodeHex(output.s) : null;
  if (data === null || salt === null) throw createFormatError('it is not JSON with ct and s');
  return decrypt({ salt, data }, password);
};

function decrypt({ salt, data }: Ciphertext, password: string): PrivateKey {
  if (data.length < MIN_DATA || data.length % BLOCK_BYTES !== 0) throw createFormatError('it is cut off');
  // The padding fits by chance for one wrong password in 256, so what it hides is judged as well.
  const bytes = decryptBlocks(deriveKey(password, salt), data);
  try {
    if (bytes === null || !isPrintable(bytes))
      throw new AppError('wrong-password', 'The password does not open this key');
    const privateKey = parseKeyText(String.fromCharCode(...bytes));
    if (privateKey === null) throw createFormatError('it holds no private key as hex or WIF');
    return privateKey;
  } finally {
    bytes?.fill(0);
  }
}

/** `null` if the padding is wrong. Wipes the derived bytes. */
function decryptBlocks(derived: Uint8Array, data: Uint8Array): Uint8Array | null {
  try {
    return cbc(derived.subarray(0, KEY_BYTES), derived.subarray(KEY_BYTES)).decrypt(data);
  } catch {
    return null;
  } finally {
    derived.fill(0);
  }
}

/** EVP_BytesToKey of OpenSSL with MD5 and one round: D(n) = MD5(D(n-1) ‖ password ‖ salt). Key and initialisation vector. */
function deriveKey(password: string, salt: Uint8Array): Uint8Array {
  const typed = encodeUtf8(password);
  let block: Uint8Array = new Uint8Array();
  const blocks: Uint8Array[] = [];
  for (let at = 0; at < KEY_BYTES + BLOCK_BYTES; at += block.length) {
    block = md5(concatBytes(block, typed, salt));
    blocks.push(block);
  }
  const derived = concatBytes(...blocks);
  for (const bytes of [typed, ...blocks]) bytes.fill(0);
  return derived;
}

/** ASCII that can be typed, not empty, with a line end at most: a wrong password never gives that for a whole key. */
function isPrintable(bytes: Uint8Array): boolean {
  return bytes.length > 0 && bytes.every((byte) => (byte >= 0x20 && byte < 0x7f) || byte === 0x0a || byte === 0x0d);
}

function createFormatError(why: string): AppError {
  return new AppError('bad-envelope', `The key envelope of OpenSSL or CryptoJS is not valid: ${why}`);
}
