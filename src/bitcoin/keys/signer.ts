import { areBytesEqual } from '@/bitcoin/bytes';
import { getSigningCurve } from '@/bitcoin/curve';
import type { SecretPair } from '@/bitcoin/keys/key-pairs';
import { AppError } from '@/domain/primitives/errors';

/** A key pair for signing, without access to its private key. */
export interface Signer {
  publicKey: Uint8Array;
  /** A compact signature of a hash: RFC 6979, low S. */
  sign(hash: Uint8Array): Uint8Array;
}

/**
 * Signs with the injected curve and the pair's own array of the private key: a wiped pair cannot sign.
 * @throws AppError `unexpected` if the two builds of the curve disagree about the public key
 */
export function createSigner({ publicKey, privateKey }: SecretPair): Signer {
  const curve = getSigningCurve();
  const derived = curve.pointFromScalar(privateKey);
  if (derived === null || !areBytesEqual(derived, publicKey))
    throw new AppError('unexpected', 'Two libraries derive different public keys');
  return { publicKey, sign: (hash) => curve.sign(hash, privateKey) };
}
