import { address as addresses } from 'bitcoinjs-lib';
import '@/bitcoin/taproot';
import { decodeHex, encodeHex, NO_BYTES } from '@/bitcoin/bytes';
import { memoize } from '@/bitcoin/memoize';
import { NETWORK_PARAMETERS } from '@/bitcoin/networks';
import type { Network } from '@/domain/primitives/network';

const readAddress = memoize((address: string, network: Network): Uint8Array | null => {
  try {
    return addresses.toOutputScript(address.trim(), NETWORK_PARAMETERS[network]);
  } catch {
    return null;
  }
});

const readScript = memoize((script: string, network: Network): string | null => {
  try {
    return addresses.fromOutputScript(decodeHex(script) ?? NO_BYTES, NETWORK_PARAMETERS[network]);
  } catch {
    return null;
  }
});

/** The script that pays an address; `null` if the text is not an address of the network. */
export function toOutputScript(address: string, network: Network): Uint8Array | null {
  return readAddress(address, network)?.slice() ?? null;
}

/** The address that a script pays; `null` if it has none. */
export function toAddress(script: Uint8Array, network: Network): string | null {
  return readScript(encodeHex(script), network);
}
