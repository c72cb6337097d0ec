import { HDKey } from '@scure/bip32';
import { signECDSA } from '@scure/btc-signer/utils.js';
import { decodeHex, encodeHex } from '@/exit/recovery/bytes';
import { SIGHASH_ALL } from '@/exit/recovery/sighash';

export type SignatureVerdict = 'valid' | 'sighash' | 'invalid';

const NUMBER_BYTES = 32;
const INTEGER = 0x02;
const SEQUENCE = 0x30;

/** Verifications that succeeded: a transaction is inspected again after each step. */
const verified = new Set<string>();
const MAX_VERIFIED = 20_000;

/**
 * Verifies a signature with its sighash type: strict DER (BIP66), SIGHASH_ALL, low S (BIP146).
 * @param publicKey hex
 */
export function verifySignature(hash: Uint8Array, publicKey: string, signature: Uint8Array): SignatureVerdict {
  const compact = decodeDer(signature.subarray(0, -1));
  if (compact === null) return 'invalid';
  if (signature.at(-1) !== SIGHASH_ALL) return 'sighash';
  const id = `${publicKey}${encodeHex(hash)}${encodeHex(compact)}`;
  if (verified.has(id)) return 'valid';
  if (!isValid(hash, publicKey, compact)) return 'invalid';
  // Stryker disable next-line ConditionalExpression,EqualityOperator: bounds memory; what is forgotten is verified again.
  if (verified.size >= MAX_VERIFIED) verified.clear();
  verified.add(id);
  return 'valid';
}

/** Signs a hash: RFC 6979, low S, DER with the sighash type. */
export function createSignature(hash: Uint8Array, privateKey: Uint8Array): Uint8Array {
  return Uint8Array.of(...signECDSA(hash, privateKey), SIGHASH_ALL);
}

function isValid(hash: Uint8Array, publicKey: string, compact: Uint8Array): boolean {
  try {
    return new HDKey({ publicKey: decodeHex(publicKey) ?? new Uint8Array() }).verify(hash, compact);
  } catch {
    return false;
  }
}

/** r and s, 64 bytes; `null` if the bytes are not strict DER (BIP66). */
function decodeDer(der: Uint8Array): Uint8Array | null {
  if (der[0] !== SEQUENCE || der[1] !== der.length - 2) return null;
  const r = readInteger(der, 2);
  const s = r === null ? null : readInteger(der, r.end);
  if (r === null || s === null || s.end !== der.length) return null;
  const compact = new Uint8Array(2 * NUMBER_BYTES);
  compact.set(r.bytes, NUMBER_BYTES - r.bytes.length);
  compact.set(s.bytes, 2 * NUMBER_BYTES - s.bytes.length);
  return compact;
}

/** A positive integer without needless zeros. */
function readInteger(der: Uint8Array, start: number): { bytes: Uint8Array; end: number } | null {
  const [type, length = 0, first = 0, second = 0] = der.subarray(start);
  const end = start + 2 + length;
  if (type !== INTEGER || length === 0 || end > der.length || first >= 0x80) return null;
  if (first !== 0) return length <= NUMBER_BYTES ? { bytes: der.subarray(start + 2, end), end } : null;
  if (length === 1 || second < 0x80 || length > NUMBER_BYTES + 1) return null;
  return { bytes: der.subarray(start + 3, end), end };
}

/** A signature of 64 bytes in DER (BIP66), with the sighash type. */
export function encodeSignature(compact: Uint8Array): Uint8Array {
  const numbers = [compact.subarray(0, NUMBER_BYTES), compact.subarray(NUMBER_BYTES)].flatMap(encodeInteger);
  return Uint8Array.of(SEQUENCE, numbers.length, ...numbers, SIGHASH_ALL);
}

function encodeInteger(bytes: Uint8Array): number[] {
  const start = bytes.findIndex((byte) => byte !== 0);
  const digits = [...bytes.subarray(start === -1 ? NUMBER_BYTES - 1 : start)];
  const positive = (digits[0] ?? 0) >= 0x80 ? [0, ...digits] : digits;
  return [INTEGER, positive.length, ...positive];
}
