import * as curve from '@bitcoinerlab/secp256k1';
import { decodeHex } from '@/bitcoin/bytes';

/** secp256k1 in JavaScript, for keys, addresses and the verification of signatures, in the app and on the recovery page. */
export { curve };

/** The functions that handle private keys to sign: RFC 6979, low S. */
export interface SigningCurve {
  pointFromScalar(privateKey: Uint8Array): Uint8Array | null;
  /** A compact signature of a hash. */
  sign(hash: Uint8Array, privateKey: Uint8Array): Uint8Array;
  /** The same, with the number that recovers the public key (BIP137). */
  signRecoverable(hash: Uint8Array, privateKey: Uint8Array): { signature: Uint8Array; recoveryId: number };
}

let signingCurve: SigningCurve = curve;

/** Once, by a program with another build to sign with: the app's worker has tiny-secp256k1. */
export function injectSigningCurve(injected: SigningCurve): void {
  signingCurve = injected;
}

export function getSigningCurve(): SigningCurve {
  return signingCurve;
}

/** A 33-byte compressed public key from hex; `null` if it is not on the curve. */
export function parsePublicKey(text: string): Uint8Array | null {
  const bytes = decodeHex(text);
  return bytes !== null && curve.isPointCompressed(bytes) ? bytes : null;
}
