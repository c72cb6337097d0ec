export type Sha256 = (bytes: Uint8Array) => Uint8Array;

const OTHER = /[^0-9a-f]/i;
const HASH_BYTES = 32;
const [CODE_OF_0, CODE_OF_9, CODE_OF_A] = [48, 57, 97];
/** Set in the codes of lower-case letters. */
const LOWER = 32;

/** `null` if the text is not hex. */
export function readHex(text: string): Uint8Array | null {
  if (text.length % 2 !== 0 || OTHER.test(text)) return null;
  const bytes = new Uint8Array(text.length / 2);
  for (let at = 0; at < bytes.length; at += 1) bytes[at] = readDigit(text, 2 * at) * 16 + readDigit(text, 2 * at + 1);
  return bytes;
}

/** Ten times faster than parsing slices: transactions of exchanges are large. */
function readDigit(text: string, at: number): number {
  const code = text.charCodeAt(at);
  return code <= CODE_OF_9 ? code - CODE_OF_0 : (code | LOWER) - CODE_OF_A + 10;
}

/** A hash in display order: txids and hashes of blocks are written backwards. */
export function readHash(text: string): Uint8Array | null {
  const bytes = readHex(text);
  return bytes?.length === HASH_BYTES ? bytes.reverse() : null;
}

/** The hash in display order. */
export function writeHash(hash: Uint8Array): string {
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0'))
    .reverse()
    .join('');
}

export function hashTwice(sha256: Sha256, bytes: Uint8Array): Uint8Array {
  return sha256(sha256(bytes));
}

export function concat(...parts: readonly Uint8Array[]): Uint8Array {
  const joined = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    joined.set(part, at);
    at += part.length;
  }
  return joined;
}

export function isSame(a: Uint8Array, b: Uint8Array): boolean {
  return a.length === b.length && a.every((byte, at) => byte === b[at]);
}
