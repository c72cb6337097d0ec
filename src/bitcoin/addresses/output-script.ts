import { address as addresses } from 'bitcoinjs-lib';
import '@/bitcoin/curve';
import { NETWORK_PARAMETERS } from '@/bitcoin/networks';
import type { Network } from '@/domain/network';

/** The script that pays an address of this network; `null` when the text is none. */
export function outputScript(address: string, network: Network): Uint8Array | null {
  try {
    return addresses.toOutputScript(address.trim(), NETWORK_PARAMETERS[network]);
  } catch {
    return null;
  }
}

/** The address that a script pays; `null` for a script that has none. */
export function scriptAddress(script: Uint8Array, network: Network): string | null {
  try {
    return addresses.fromOutputScript(script, NETWORK_PARAMETERS[network]);
  } catch {
    return null;
  }
}
