import { createHash } from 'node:crypto';

export function sha256(text: string): Uint8Array {
  return new Uint8Array(createHash('sha256').update(text, 'utf8').digest());
}

export function toHex(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('hex');
}

/** The bytes of a hex string; `null` if it is not hex. */
export function fromHex(hex: string): Uint8Array | null {
  if (hex.length % 2 !== 0 || !/^[0-9a-f]*$/i.test(hex)) return null;
  return new Uint8Array(Buffer.from(hex, 'hex'));
}

/** A txid: the bytes of the hash in reverse, hex. */
export function idFromHash(hash: Uint8Array): string {
  return toHex(Uint8Array.from(hash).reverse());
}

export function hashFromId(txid: string): Uint8Array {
  return new Uint8Array(Buffer.from(txid, 'hex')).reverse();
}
