import { address as addresses } from 'bitcoinjs-lib';
import type { AddressReading } from '@/bitcoin/addresses/address-reading';
import { curve } from '@/bitcoin/curve';
import { ADDRESS_PREFIX, NETWORKS, type Network } from '@/domain/primitives/network';

const SHAPE = /^(bc|tb|bcrt)1[a-z0-9]+$/i;
const MAX_LENGTH = 90;
/** Version, the shortest program in use (20 bytes) and checksum, in characters. */
const MIN_DATA = 1 + 32 + 6;

type Decoded = ReturnType<typeof addresses.fromBech32>;

export function looksLikeBech32(text: string): boolean {
  return SHAPE.test(text) && text.length <= MAX_LENGTH && !isMixedCase(text);
}

/** Reads a segwit address by BIP173 and BIP350. */
export function readBech32(text: string): AddressReading {
  const prefix = SHAPE.exec(text)?.[1] ?? '';
  const decoded = decode(text);
  if (decoded === null) {
    // Still being typed: too short to speak of its checksum.
    return { issue: text.length - prefix.length - 1 < MIN_DATA ? 'not-an-address' : 'bad-checksum' };
  }
  return isSpendable(decoded) ? { networks: networksOf(prefix) } : { issue: 'not-an-address' };
}

/**
 * Versions 0 and 1 only: what is sent to a version without rules yet, or to a taproot key that is no point, is lost
 * to the one who should get it.
 */
function isSpendable({ version, data }: Decoded): boolean {
  if (version === 0) return data.length === 20 || data.length === 32;
  return version === 1 && data.length === 32 && curve.isXOnlyPoint(data);
}

function decode(text: string): Decoded | null {
  try {
    return addresses.fromBech32(text);
  } catch {
    return null;
  }
}

function networksOf(prefix: string): Network[] {
  return NETWORKS.filter((network) => ADDRESS_PREFIX[network] === prefix.toLowerCase());
}

function isMixedCase(text: string): boolean {
  return text !== text.toLowerCase() && text !== text.toUpperCase();
}
