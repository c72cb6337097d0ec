import { address as addresses } from 'bitcoinjs-lib';
import type { AddressReading } from '@/bitcoin/addresses/address-reading';
import { NETWORK_PARAMETERS } from '@/bitcoin/networks';
import { NETWORKS, type Network } from '@/domain/primitives/network';

/** First characters of P2PKH and P2SH addresses of the three networks, and the lengths that 21 bytes can take. */
const SHAPE = /^[123mn][1-9A-HJ-NP-Za-km-z]{24,34}$/;

export function looksLikeBase58(text: string): boolean {
  return SHAPE.test(text);
}

/** Reads a P2PKH or P2SH address (Base58Check). */
export function readBase58(text: string): AddressReading {
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
