import { crypto as hashes } from 'bitcoinjs-lib';
import { decodeBase64, encodeBase64, encodeHex, encodeUtf8 } from '@/bitcoin/bytes';
import { getSigningCurve } from '@/bitcoin/curve';
import type { SecretPair } from '@/bitcoin/keys/key-pairs';
import { recoverPublicKey } from '@/bitcoin/verifier';
import { AppError } from '@/domain/primitives/errors';

/* Signed messages of Bitcoin (BIP137), for compressed keys. */

const PREFIX = '\x18Bitcoin Signed Message:\n';
/** Header of a P2PKH signature by a compressed key: 31 to 34. */
const FIRST_HEADER = 31;
const SIGNATURE_BYTES = 65;

/**
 * Signs with RFC 6979 and low S, and verifies the signature before it counts.
 * @returns base64 of 65 bytes
 * @throws AppError `signature-invalid`
 */
export function signMessage({ publicKey, privateKey }: SecretPair, message: string): string {
  const { signature, recoveryId } = getSigningCurve().signRecoverable(hashMessage(message), privateKey);
  const encoded = encodeBase64(Uint8Array.of(FIRST_HEADER + recoveryId, ...signature));
  if (!verifyMessage(message, encodeHex(publicKey), encoded))
    throw new AppError('signature-invalid', 'The new signature of a text does not verify');
  return encoded;
}

/** Double SHA-256 of the message with prefix and lengths (BIP137). */
function hashMessage(message: string): Uint8Array {
  const text = encodeUtf8(message);
  if (text.length >= 0xfd) throw new RangeError('Longer messages are not signed');
  return hashes.hash256(Uint8Array.from([...encodeUtf8(PREFIX), text.length, ...text]));
}

/**
 * True if the signature is over this message and by this key (hex). Like wallets, it recovers the key from the
 * signature, with a different library from the one that signs. Refuses a high S, the header of other address types and
 * other lengths.
 */
export function verifyMessage(message: string, publicKey: string, signature: string): boolean {
  const bytes = decodeBase64(signature);
  if (bytes === null || bytes.length !== SIGNATURE_BYTES || encodeBase64(bytes) !== signature) return false;
  const recoveryId = (bytes[0] ?? 0) - FIRST_HEADER;
  if (recoveryId < 0 || recoveryId > 3) return false;
  const recovered = recoverPublicKey(hashMessage(message), bytes.subarray(1), recoveryId as 0 | 1 | 2 | 3);
  return recovered !== null && encodeHex(recovered) === publicKey.toLowerCase();
}
