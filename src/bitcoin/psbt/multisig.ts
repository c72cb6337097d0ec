import { opcodes, script as scripts } from 'bitcoinjs-lib';
import { encodeHex } from '@/bitcoin/bytes';

/** `m <keys> n OP_CHECKMULTISIG`, keys in the script's order, hex. */
export interface Multisig {
  m: number;
  keys: string[];
}

const KEY_BYTES = 33;

/** Reads a bare multisig script with compressed keys; `null` for any other script. */
export function parseMultisig(script: Uint8Array): Multisig | null {
  const parts = scripts.decompile(script);
  if (parts === null || parts.length < 4 || parts.at(-1) !== opcodes.OP_CHECKMULTISIG) return null;
  const keys = parts.slice(1, -2);
  const m = parseSmallNumber(parts[0]);
  const n = parseSmallNumber(parts.at(-2));
  if (m === null || n !== keys.length || m > n || !keys.every(isKey)) return null;
  return { m, keys: keys.map((key) => encodeHex(key as Uint8Array)) };
}

/** The 33-byte pushes of a script, hex: the keys that may sign. */
export function extractKeys(script: Uint8Array): string[] {
  return (scripts.decompile(script) ?? []).filter(isKey).map((key) => encodeHex(key as Uint8Array));
}

function isKey(part: number | Uint8Array): boolean {
  return typeof part !== 'number' && part.length === KEY_BYTES;
}

/** OP_1 to OP_16. */
function parseSmallNumber(part: number | Uint8Array | undefined): number | null {
  if (typeof part !== 'number') return null;
  const value = part - opcodes.OP_1 + 1;
  return value >= 1 && value <= 16 ? value : null;
}
