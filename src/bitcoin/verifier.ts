import { instantiateSecp256k1 } from '@bitauth/libauth/build/lib/crypto/secp256k1.js';

const secp256k1 = await instantiateSecp256k1();

const HASH_BYTES = 32;
const KEY_BYTES = 33;
const SIGNATURE_BYTES = 64;

/**
 * Whether a compact signature (64 bytes, r and s) of a hash (32 bytes) is by a compressed public key (33 bytes); never
 * with a high S (BIP146). False for what has another length or is no point, r or s.
 *
 * Another build of the curve than the one that signs: a fault of that one can't hide here too, and strangers' keys
 * can't wear it out (tiny-secp256k1 loses some of its stack with every key that is no point, and traps after some three
 * thousand). It verifies a third faster, and never sees a private key.
 */
export function verifySignature(hash: Uint8Array, publicKey: Uint8Array, signature: Uint8Array): boolean {
  // It pads what is too short, and throws for what is too long.
  const fits = hash.length === HASH_BYTES && publicKey.length === KEY_BYTES && signature.length === SIGNATURE_BYTES;
  if (!fits) return false;
  return secp256k1.verifySignatureCompactLowS(signature, publicKey, hash);
}
