import { REGTEST } from '@mocks/chain/regtest';
import { address as codec } from 'bitcoinjs-lib';

/** The output script of an address; `null` if it is not an address of this network. */
export function addressToScript(text: string): Uint8Array | null {
  try {
    return codec.toOutputScript(text, REGTEST);
  } catch {
    return null;
  }
}

/** `null` if the script has no address. */
export function scriptToAddress(script: Uint8Array): string | null {
  try {
    return codec.fromOutputScript(script, REGTEST);
  } catch {
    return null;
  }
}
