import { encodeHex } from '@/bitcoin/bytes';
import { curve } from '@/bitcoin/curve';

const HASH_BYTES = 32;
const SIGNATURE_BYTES = 64;

/** Results by key, hash and signature: a transaction is inspected again at each step, and anybody can send signatures. */
const results = new Map<string, boolean>();
const MAX_RESULTS = 20_000;

/**
 * Verifies a compact signature (64 bytes, r and s) of a hash (32 bytes) by a compressed public key (33 bytes). False for
 * a high S (BIP146), for other lengths and for invalid values.
 *
 * The app signs with a different library, so that one faulty build cannot go unnoticed (docs/security.md#signing).
 */
export function verifySignature(hash: Uint8Array, publicKey: Uint8Array, signature: Uint8Array): boolean {
  if (hash.length !== HASH_BYTES || signature.length !== SIGNATURE_BYTES) return false;
  const id = [publicKey, hash, signature].map(encodeHex).join(' ');
  const known = results.get(id);
  if (known !== undefined) return known;
  const isValid = curve.isPointCompressed(publicKey) && verify(hash, publicKey, signature);
  // Stryker disable next-line ConditionalExpression,EqualityOperator: bounds memory; what is forgotten is verified again.
  if (results.size >= MAX_RESULTS) results.delete(results.keys().next().value ?? '');
  results.set(id, isValid);
  return isValid;
}

/** The library throws for numbers beyond the order. */
function verify(hash: Uint8Array, publicKey: Uint8Array, signature: Uint8Array): boolean {
  try {
    return curve.verify(hash, publicKey, signature, true);
  } catch {
    return false;
  }
}

/**
 * The compressed public key (33 bytes) whose compact signature (64 bytes) of a hash this is; `null` if there is none, or for
 * a high S.
 */
export function recoverPublicKey(
  hash: Uint8Array,
  signature: Uint8Array,
  recoveryId: 0 | 1 | 2 | 3,
): Uint8Array | null {
  if (hash.length !== HASH_BYTES || signature.length !== SIGNATURE_BYTES) return null;
  const recovered = recover(hash, signature, recoveryId);
  return recovered !== null && verifySignature(hash, recovered, signature) ? recovered : null;
}

function recover(hash: Uint8Array, signature: Uint8Array, recoveryId: 0 | 1 | 2 | 3): Uint8Array | null {
  try {
    return curve.recover(hash, signature, recoveryId, true);
  } catch {
    return null;
  }
}
