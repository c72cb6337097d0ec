import { sha256 } from '@noble/hashes/sha2.js';
import { createBase58check } from '@scure/base';
import { decodeHex } from '@/bitcoin/bytes';
import type { PrivateKey } from '@/bitcoin/keys/envelopes/reader';

const KEY_BYTES = 32;
/** Decoding Base58 takes quadratic time. */
const MAX_BASE58 = 120;
/** Version bytes of mainnet, and of testnet and regtest: the same key may be written for either. */
const WIF_VERSIONS = [0x80, 0xef];

/**
 * A private key as 64 hex digits (also after `0x`) or as WIF, for a compressed or an uncompressed public key: the private key is
 * the same. `null` if the text is neither.
 */
export function parseKeyText(text: string): PrivateKey | null {
  const trimmed = text.trim();
  if (/^(?:0x)?[0-9a-f]{64}$/i.test(trimmed)) return decodeHex(trimmed.slice(-2 * KEY_BYTES));
  const payload = decodeBase58Check(trimmed);
  if (payload === null) return null;
  const isCompressed = payload.length === KEY_BYTES + 2 && payload[KEY_BYTES + 1] === 1;
  const isWif = WIF_VERSIONS.includes(payload[0] ?? 0) && (isCompressed || payload.length === KEY_BYTES + 1);
  const privateKey = isWif ? payload.slice(1, 1 + KEY_BYTES) : null;
  payload.fill(0);
  return privateKey;
}

export const base58Check = createBase58check(sha256);

/** `null` if the text is not Base58, or its checksum is wrong. */
export function decodeBase58Check(text: string): Uint8Array | null {
  if (text.length > MAX_BASE58) return null;
  try {
    return base58Check.decode(text);
  } catch {
    return null;
  }
}
