import { address as addresses } from 'bitcoinjs-lib';
import '@/bitcoin/curve';
import { decodeHex, encodeHex } from '@/bitcoin/bytes';
import { memoize } from '@/bitcoin/memoize';
import { NETWORK_PARAMETERS } from '@/bitcoin/networks';
import type { Network } from '@/domain/primitives/network';

const readAddressOnce = memoize(readAddress);
const readScriptOnce = memoize(readScript);

/** The script that pays an address of this network; `null` when the text is none. */
export function toOutputScript(address: string, network: Network): Uint8Array | null {
  return readAddressOnce(address, network)?.slice() ?? null;
}

/** The address that a script pays; `null` for a script that has none. */
export function toAddress(script: Uint8Array, network: Network): string | null {
  return readScriptOnce(encodeHex(script), network);
}

function readAddress(address: string, network: Network): Uint8Array | null {
  try {
    return addresses.toOutputScript(address.trim(), NETWORK_PARAMETERS[network]);
  } catch {
    return null;
  }
}

function readScript(script: string, network: Network): string | null {
  try {
    return addresses.fromOutputScript(decodeHex(script) ?? new Uint8Array(), NETWORK_PARAMETERS[network]);
  } catch {
    return null;
  }
}
