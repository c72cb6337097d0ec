import { initEccLib } from 'bitcoinjs-lib';
import * as curve from 'tiny-secp256k1';
import { decodeHex } from '@/bitcoin/bytes';

// bitcoinjs-lib needs it for taproot addresses.
initEccLib(curve);

export { curve };

/** A 33-byte compressed public key from hex; `null` if it is not on the curve. */
export function parsePublicKey(text: string): Uint8Array | null {
  const bytes = decodeHex(text);
  return bytes !== null && bytes.length === 33 && curve.isPointCompressed(bytes) ? bytes : null;
}
