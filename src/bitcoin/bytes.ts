import { isHex } from '@/domain/primitives/hex';

/** Arguments per call of String.fromCharCode; more overflow the stack in browsers. */
const CHUNK = 0x2000;
const HEX_OF_BYTE = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));

export const NO_BYTES: Uint8Array<ArrayBuffer> = new Uint8Array();

/** Accepts both cases; `null` if the text is not hex. */
export function decodeHex(text: string): Uint8Array<ArrayBuffer> | null {
  if (!isHex(text)) return null;
  const bytes = new Uint8Array(text.length / 2);
  for (let i = 0; i < bytes.length; i++) bytes[i] = Number.parseInt(text.slice(2 * i, 2 * i + 2), 16);
  return bytes;
}

export function encodeHex(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += HEX_OF_BYTE[byte];
  return text;
}

/** `null` if the text is not base64. */
export function decodeBase64(text: string): Uint8Array<ArrayBuffer> | null {
  let binary: string;
  try {
    binary = atob(text);
  } catch {
    return null;
  }
  const bytes = new Uint8Array(binary.length);
  for (let i = 0; i < binary.length; i++) bytes[i] = binary.charCodeAt(i);
  return bytes;
}

export function encodeBase64(bytes: Uint8Array): string {
  const parts: string[] = [];
  for (let i = 0; i < bytes.length; i += CHUNK) {
    // Ten times faster than spreading, which iterates over the bytes.
    parts.push(Reflect.apply(String.fromCharCode, null, bytes.subarray(i, i + CHUNK)));
  }
  return btoa(parts.join(''));
}

/** Copied into an array of this realm: under jsdom the encoder comes from another. */
export function encodeUtf8(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(new TextEncoder().encode(text));
}

export function areBytesEqual(a: Uint8Array, b: Uint8Array): boolean {
  return a.length === b.length && a.every((byte, i) => byte === b[i]);
}

export function getRandomBytes(length: number): Uint8Array<ArrayBuffer> {
  return crypto.getRandomValues(new Uint8Array(length));
}
