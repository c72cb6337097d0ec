import { address as addresses } from 'bitcoinjs-lib';
import '@/bitcoin/curve';
import { bytesFromHex, hexFromBytes } from '@/bitcoin/bytes';
import { NETWORK_PARAMETERS } from '@/bitcoin/networks';
import { remembered } from '@/bitcoin/remembered';
import type { Network } from '@/domain/primitives/network';

const scriptOf = remembered(readAddress);
const addressOf = remembered(readScript);

/** The script that pays an address of this network; `null` when the text is none. */
export function outputScript(address: string, network: Network): Uint8Array | null {
  return scriptOf(address, network)?.slice() ?? null;
}

/** The address that a script pays; `null` for a script that has none. */
export function scriptAddress(script: Uint8Array, network: Network): string | null {
  return addressOf(hexFromBytes(script), network);
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
    return addresses.fromOutputScript(bytesFromHex(script) ?? new Uint8Array(), NETWORK_PARAMETERS[network]);
  } catch {
    return null;
  }
}
