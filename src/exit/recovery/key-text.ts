import { decodeHex } from '@/exit/recovery/bytes';
import { decodeBase58 } from '@/exit/recovery/extended-key';

const KEY_BYTES = 32;
/** Version bytes of mainnet, and of testnet and regtest. */
const WIF_VERSIONS = [0x80, 0xef];

/** A private key as hex, or as WIF of any network, for a compressed or an uncompressed public key; `null` if it is neither. */
export function parseKeyText(text: string): Uint8Array | null {
  const trimmed = text.trim();
  const [, digits] = /^(?:0x)?([0-9a-f]{64})$/i.exec(trimmed) ?? [];
  if (digits !== undefined) return decodeHex(digits);
  const payload = decodeBase58(trimmed);
  if (payload === null) return null;
  const [version = 0] = payload;
  const isCompressed = payload.length === 1 + KEY_BYTES + 1 && payload[1 + KEY_BYTES] === 1;
  if (WIF_VERSIONS.includes(version) && (isCompressed || payload.length === 1 + KEY_BYTES))
    return payload.slice(1, 1 + KEY_BYTES);
  return null;
}
