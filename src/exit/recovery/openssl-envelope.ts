import { cbc } from '@noble/ciphers/aes.js';
import { md5 } from '@noble/hashes/legacy.js';
import { concatBytes } from '@noble/hashes/utils.js';
import { fail, type Result } from '@/domain/primitives/errors';
import { decodeBase64, decodeHex } from '@/exit/recovery/bytes';
import type { EnvelopeFormat, OpenFault } from '@/exit/recovery/envelope-format';
import { decodeBase58 } from '@/exit/recovery/extended-key';

/*
 * Passphrase encryption of OpenSSL and CryptoJS: base64 of "Salted__", 8 bytes of salt and the ciphertext (AES-256-CBC), or CryptoJS'
 * JSON with the same. Key and initialisation vector come from EVP_BytesToKey with MD5. The plaintext is the private key as hex or WIF.
 */

const MARK = '53616c7465645f5f';
const BLOCK_BYTES = 16;
/** Of a key as text. */
const LEAST_BLOCKS = 4;
const KEY_BYTES = 32;
/** Version bytes of mainnet, and of testnet and regtest. */
const WIF_VERSIONS = [0x80, 0xef];

interface Sealed {
  salt: Uint8Array;
  data: Uint8Array;
}

/** Base64, which OpenSSL breaks into lines. */
export const openSslFormat = createFormat(/^\s*U2FsdGVkX1/, (text) => {
  const bytes = decodeBase64(text.replace(/\s+/g, ''));
  const mark = decodeHex(MARK) ?? new Uint8Array();
  if (bytes === null || mark.some((byte, at) => bytes[at] !== byte)) return null;
  return { salt: bytes.slice(8, 16), data: bytes.slice(16) };
});

/** CryptoJS' JSON formatter: `ct` base64, `s` the salt as hex. */
export const cryptoJsFormat = createFormat(/^\s*\{[\s\S]*"ct"/, (text) => {
  try {
    const { ct, s } = JSON.parse(text) as Record<string, unknown>;
    const data = typeof ct === 'string' ? decodeBase64(ct.replace(/\s+/g, '')) : null;
    const salt = typeof s === 'string' ? decodeHex(s) : null;
    return data !== null && salt?.length === 8 ? { salt, data } : null;
  } catch {
    return null;
  }
});

function createFormat(begins: RegExp, parse: (text: string) => Sealed | null): EnvelopeFormat {
  const parseWhole = (text: string) => {
    const sealed = parse(text);
    const length = sealed?.data.length ?? 0;
    return length >= LEAST_BLOCKS * BLOCK_BYTES && length % BLOCK_BYTES === 0 ? sealed : null;
  };
  return {
    begins,
    findFault: (text) => (parseWhole(text) === null ? 'envelope-invalid' : null),
    open: async (text, password) => {
      const sealed = parseWhole(text);
      return sealed === null ? fail('envelope-invalid') : decrypt(sealed, password);
    },
  };
}

function decrypt({ salt, data }: Sealed, password: string): Result<Uint8Array, OpenFault> {
  const derived = deriveBytes(new TextEncoder().encode(password), salt);
  let plain: Uint8Array;
  try {
    plain = cbc(derived.subarray(0, KEY_BYTES), derived.subarray(KEY_BYTES)).decrypt(data);
  } catch {
    return fail('wrong-password');
  } finally {
    derived.fill(0);
  }
  // The padding fits by chance for one wrong password in 256.
  const text = new TextDecoder('latin1').decode(plain);
  plain.fill(0);
  if (!/^[\r\n\x20-\x7e]+$/.test(text)) return fail('wrong-password');
  const privateKey = parseKeyText(text);
  return privateKey === null ? fail('envelope-invalid') : { ok: true, value: privateKey };
}

/** A private key as hex, or as WIF of any network, for a compressed or an uncompressed public key; `null` if it is neither. */
function parseKeyText(text: string): Uint8Array | null {
  const trimmed = text.trim();
  const [, digits] = /^(?:0x)?([0-9a-f]{64})$/i.exec(trimmed) ?? [];
  if (digits !== undefined) return decodeHex(digits);
  const payload = decodeBase58(trimmed);
  if (payload === null) return null;
  const [version = 0] = payload;
  const isCompressed = payload.length === 1 + KEY_BYTES + 1 && payload[1 + KEY_BYTES] === 1;
  if (WIF_VERSIONS.includes(version) && (isCompressed || payload.length === 1 + KEY_BYTES))
    return payload.slice(1, 1 + KEY_BYTES);
  return null;
}

/** EVP_BytesToKey with MD5 and one round, 48 bytes. */
function deriveBytes(password: Uint8Array, salt: Uint8Array): Uint8Array {
  const first = md5(concatBytes(password, salt));
  const second = md5(concatBytes(first, password, salt));
  const third = md5(concatBytes(second, password, salt));
  return concatBytes(first, second, third);
}
