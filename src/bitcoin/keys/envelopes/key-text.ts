import { base58ToBin } from '@bitauth/libauth/build/lib/format/base-convert.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { areBytesEqual, decodeHex } from '@/bitcoin/bytes';
import type { PrivateKey } from '@/bitcoin/keys/envelopes/reader';

const KEY_BYTES = 32;
const CHECKSUM_BYTES = 4;
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
  return isWif ? payload.slice(1, 1 + KEY_BYTES) : null;
}

/** `null` if the text is not Base58, or its checksum is wrong. */
export function decodeBase58Check(text: string): Uint8Array<ArrayBuffer> | null {
  const bytes = text.length > MAX_BASE58 ? '' : base58ToBin(text);
  if (typeof bytes === 'string' || bytes.length < CHECKSUM_BYTES) return null;
  const payload = Uint8Array.from(bytes.subarray(0, -CHECKSUM_BYTES));
  return areBytesEqual(computeChecksum(payload), bytes.subarray(-CHECKSUM_BYTES)) ? payload : null;
}

/** The first four bytes of the double SHA-256. */
export function computeChecksum(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(sha256(sha256(bytes)).subarray(0, CHECKSUM_BYTES));
}
