import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';

/** Arguments per call of String.fromCharCode; more overflow the stack in browsers. */
const CHUNK = 0x2000;

export const encodeHex = bytesToHex;

/** Accepts both cases; `null` if the text is not hex. */
export function decodeHex(text: string): Uint8Array | null {
  try {
    return hexToBytes(text);
  } catch {
    return null;
  }
}

/** `null` if the text is not base64. */
export function decodeBase64(text: string): Uint8Array | null {
  try {
    const binary = atob(text);
    const bytes = new Uint8Array(binary.length);
    for (let i = 0; i < binary.length; i++) bytes[i] = binary.charCodeAt(i);
    return bytes;
  } catch {
    return null;
  }
}

export function encodeBase64(bytes: Uint8Array): string {
  const parts: string[] = [];
  for (let i = 0; i < bytes.length; i += CHUNK) {
    parts.push(Reflect.apply(String.fromCharCode, null, bytes.subarray(i, i + CHUNK)));
  }
  return btoa(parts.join(''));
}
