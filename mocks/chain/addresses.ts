import { address as codec } from 'bitcoinjs-lib';
import { REGTEST } from './regtest';

/** The output script an address stands for; `null` when it is no address of the chain's network. */
export function scriptOfAddress(text: string): Uint8Array | null {
  try {
    return codec.toOutputScript(text, REGTEST);
  } catch {
    return null;
  }
}

/** `null`: the script has no address. */
export function addressOfScript(script: Uint8Array): string | null {
  try {
    return codec.fromOutputScript(script, REGTEST);
  } catch {
    return null;
  }
}
