import { secp256k1 } from '@noble/curves/secp256k1.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { concatBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { decodeBase64, encodeHex } from '@/exit/recovery/bytes';

/* Signed messages of Bitcoin (BIP137), for compressed keys and P2PKH. */

const PREFIX = utf8ToBytes('\x18Bitcoin Signed Message:\n');
/** Header of a P2PKH signature by a compressed key: 31 to 34. */
const FIRST_HEADER = 31;
const LAST_HEADER = 34;
const SIGNATURE_BYTES = 65;
/** Longer messages need a length of more than one byte. */
const MAX_MESSAGE = 0xfc;

/** @param text in UTF-8, at most `MAX_MESSAGE` bytes */
function hashMessage(text: Uint8Array): Uint8Array {
  return sha256(sha256(concatBytes(PREFIX, Uint8Array.of(text.length), text)));
}

/** True if the signature is over this message and by this key (hex). Recovers the key, as wallets do. Refuses a high S. */
export function verifySignedMessage(message: string, publicKey: string, signature: string): boolean {
  const bytes = decodeBase64(signature);
  const text = utf8ToBytes(message);
  const [header = 0] = bytes ?? [];
  if (bytes?.length !== SIGNATURE_BYTES || text.length > MAX_MESSAGE) return false;
  // Stryker disable next-line ConditionalExpression,LogicalOperator,EqualityOperator: the library refuses any other recovery id.
  if (header < FIRST_HEADER || header > LAST_HEADER) return false;
  const hash = hashMessage(text);
  try {
    const parsed = secp256k1.Signature.fromBytes(
      concatBytes(Uint8Array.of(header - FIRST_HEADER), bytes.subarray(1)),
      'recovered',
    );
    return !parsed.hasHighS() && encodeHex(parsed.recoverPublicKey(hash).toBytes(true)) === publicKey;
  } catch {
    return false;
  }
}
