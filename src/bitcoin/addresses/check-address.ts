import { address as addresses } from 'bitcoinjs-lib';
import { curve } from '@/bitcoin/curve';
import { NETWORK_PARAMETERS } from '@/bitcoin/networks';
import { NETWORKS, type Network } from '@/domain/primitives/network';
import type { AddressCheck } from '@/domain/withdrawals/release-form';

const NOT_AN_ADDRESS: AddressCheck = { ok: false, issue: 'not-an-address' };

/** Checks whether a text is an address of the network (BIP13, BIP173, BIP350). */
export function checkAddress(text: string, network: Network): AddressCheck {
  const address = text.trim();
  if (address === '') return { ok: false, issue: 'empty' };
  const reading = readAddress(address);
  if (reading === null) return NOT_AN_ADDRESS;
  if ('issue' in reading) return { ok: false, issue: reading.issue };
  if (reading.networks.includes(network)) return { ok: true };
  const other = reading.networks[0];
  return { ok: false, issue: 'wrong-network', ...(other && { network: other }) };
}

function readAddress(address: string): AddressReading | null {
  if (looksLikeBech32(address)) return readBech32(address);
  if (looksLikeBase58(address)) return readBase58(address);
  return null;
}

/** First characters of P2PKH and P2SH addresses on the three networks, and the lengths of 21 bytes in Base58Check. */
const BASE58_SHAPE = /^[123mn][1-9A-HJ-NP-Za-km-z]{24,34}$/;

function looksLikeBase58(text: string): boolean {
  return BASE58_SHAPE.test(text);
}

/** Reads a P2PKH or P2SH address (Base58Check). */
function readBase58(text: string): AddressReading {
  const version = decodeVersion(text);
  if (version === null) return { issue: 'bad-checksum' };
  const networks = NETWORKS.filter((network) => usesVersion(network, version));
  return networks.length > 0 ? { networks } : { issue: 'not-an-address' };
}

function decodeVersion(text: string): number | null {
  try {
    return addresses.fromBase58Check(text).version;
  } catch {
    return null;
  }
}

function usesVersion(network: Network, version: number): boolean {
  const { pubKeyHash, scriptHash } = NETWORK_PARAMETERS[network];
  return version === pubKeyHash || version === scriptHash;
}

const BECH32_SHAPE = /^(bc|tb|bcrt)1[a-z0-9]+$/i;
/** BIP173. */
const MAX_LENGTH = 90;
/** Characters of version, shortest program in use (20 bytes) and checksum. */
const MIN_DATA = 1 + 32 + 6;

type Decoded = ReturnType<typeof addresses.fromBech32>;

function looksLikeBech32(text: string): boolean {
  return BECH32_SHAPE.test(text) && text.length <= MAX_LENGTH && !isMixedCase(text);
}

/** Reads a segwit address (BIP173, BIP350). */
function readBech32(text: string): AddressReading {
  const prefix = BECH32_SHAPE.exec(text)?.[1] ?? '';
  const decoded = decode(text);
  if (decoded === null) {
    // Too short for a checksum: still being typed.
    return { issue: text.length - prefix.length - 1 < MIN_DATA ? 'not-an-address' : 'bad-checksum' };
  }
  return isSpendable(decoded) ? { networks: findNetworks(prefix) } : { issue: 'not-an-address' };
}

/**
 * Versions 0 and 1 only: funds sent to a version without rules yet, or to an invalid taproot key, are lost.
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

function findNetworks(prefix: string): Network[] {
  return NETWORKS.filter((network) => NETWORK_PARAMETERS[network].bech32 === prefix.toLowerCase());
}

function isMixedCase(text: string): boolean {
  return text !== text.toLowerCase() && text !== text.toUpperCase();
}

/** Testnet and regtest share version bytes, so there may be several networks. */
type AddressReading = { networks: readonly Network[] } | { issue: 'not-an-address' | 'bad-checksum' };
