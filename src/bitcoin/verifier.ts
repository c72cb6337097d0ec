import { libauth } from '@/bitcoin/libauth';

const HASH_BYTES = 32;
const KEY_BYTES = 33;
const SIGNATURE_BYTES = 64;

/**
 * Verifies a compact signature (64 bytes, r and s) of a hash (32 bytes) by a compressed public key (33 bytes). False for
 * a high S (BIP146), for other lengths and for invalid values.
 *
 * Uses a different library from signing, so that one faulty build cannot go unnoticed (docs/security.md#signing).
 * tiny-secp256k1 also leaks stack with every invalid public key and traps after about 3,000. libauth is a third faster.
 */
export function verifySignature(hash: Uint8Array, publicKey: Uint8Array, signature: Uint8Array): boolean {
  // libauth pads short values and throws for long ones.
  const fits = hash.length === HASH_BYTES && publicKey.length === KEY_BYTES && signature.length === SIGNATURE_BYTES;
  if (!fits) return false;
  return libauth.verifySignatureCompactLowS(signature, publicKey, hash);
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
  const recovered = libauth.recoverPublicKeyCompressed(signature, recoveryId, hash);
  if (typeof recovered === 'string') return null;
  return verifySignature(hash, recovered, signature) ? recovered : null;
}
