import { getRandomBytes } from '@/bitcoin/bytes';
import { curve } from '@/bitcoin/curve';

const PRIVATE_KEY_BYTES = 32;

/** Keeps the array of its private key, so that overwriting it wipes the pair. Cannot sign (bitcoin/keys/signer.ts). */
export interface SecretPair {
  /** 33 bytes, compressed. */
  publicKey: Uint8Array;
  privateKey: Uint8Array<ArrayBuffer>;
}

export function generatePair(): SecretPair {
  for (;;) {
    // One value in 2^127 is not a private key.
    const pair = createPair(getRandomBytes(PRIVATE_KEY_BYTES));
    if (pair !== null) return pair;
  }
}

/** `null` if the bytes are not a private key, 1 to n − 1. */
export function createPair(privateKey: Uint8Array<ArrayBuffer>): SecretPair | null {
  const publicKey = curve.isPrivate(privateKey) ? curve.pointFromScalar(privateKey) : null;
  return publicKey && { publicKey, privateKey };
}

/** As far as JavaScript allows (docs/security.md#keys-and-passwords). */
export function wipePair(pair: SecretPair): void {
  pair.privateKey.fill(0);
}
