import { toHex } from '@mocks/chain/bytes';
import { script as codec, opcodes } from 'bitcoinjs-lib';

const NAMES = new Map(Object.entries(opcodes).map(([name, code]) => [code, name]));

/** Esplora's names of output scripts, by their outline in hex. */
const TYPES: readonly [RegExp, string][] = [
  [/^0014[0-9a-f]{40}$/, 'v0_p2wpkh'],
  [/^0020[0-9a-f]{64}$/, 'v0_p2wsh'],
  [/^5120[0-9a-f]{64}$/, 'v1_p2tr'],
  [/^76a914[0-9a-f]{40}88ac$/, 'p2pkh'],
  [/^a914[0-9a-f]{40}87$/, 'p2sh'],
  [/^6a/, 'op_return'],
];

export function scriptType(script: Uint8Array): string {
  const hex = toHex(script);
  return TYPES.find(([outline]) => outline.test(hex))?.[1] ?? 'unknown';
}

/** A script as Esplora writes it: `OP_0 OP_PUSHBYTES_32 …`. */
export function assembly(script: Uint8Array): string {
  const words = codec.decompile(script)?.map((part) => {
    if (typeof part === 'number') return NAMES.get(part) ?? `OP_${part}`;
    return `OP_PUSHBYTES_${part.length} ${toHex(part)}`;
  });
  return words?.join(' ') ?? '';
}
