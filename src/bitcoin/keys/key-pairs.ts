import { ECPairFactory, type ECPairInterface } from 'ecpair';
import { getRandomBytes } from '@/bitcoin/bytes';
import { curve } from '@/bitcoin/curve';

const pairs = ECPairFactory(curve);

/** Keeps the array of its private key, so that overwriting it wipes the pair. Network and WIF are not used. */
export type SecretPair = ECPairInterface & { privateKey: Uint8Array<ArrayBuffer> };

/** What signing needs of a pair. */
export type Signer = Pick<SecretPair, 'publicKey' | 'sign'>;

export function generatePair(): SecretPair {
  return pairs.makeRandom({ rng: (size = 32) => getRandomBytes(size) }) as SecretPair;
}

/** `null` if the bytes are not a private key, 1 to n − 1. */
export function createPair(privateKey: Uint8Array<ArrayBuffer>): SecretPair | null {
  return curve.isPrivate(privateKey) ? (pairs.fromPrivateKey(privateKey) as SecretPair) : null;
}

/** As far as JavaScript allows (docs/security.md#keys-and-passwords). */
export function wipePair(pair: SecretPair): void {
  pair.privateKey.fill(0);
}
