/** Larger documents are not kept in memory. */
export const PDF_LIMIT_MB = 50;
export const PDF_LIMIT = PDF_LIMIT_MB * 1024 * 1024;

const MAGIC = '%PDF-';

/** By its first bytes, whatever its name and type say. */
export function isPdf(bytes: Uint8Array): boolean {
  return new TextDecoder('latin1').decode(bytes.subarray(0, MAGIC.length)) === MAGIC;
}

/** SHA-256, 64 hex digits; `null` where the browser offers no cryptography: on pages that are neither https nor localhost. */
export async function hashBytes(bytes: Uint8Array<ArrayBuffer>): Promise<string | null> {
  if (globalThis.crypto?.subtle === undefined) return null;
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
