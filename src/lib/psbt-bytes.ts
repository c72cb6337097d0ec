/** The first bytes of a PSBT in binary form (BIP174), which other programs save. */
const MAGIC = '70736274ff';

/** A binary PSBT as hex, anything else as UTF-8 text. */
export function readPsbtOrText(bytes: Uint8Array): string {
  const start = toHex(bytes.subarray(0, MAGIC.length / 2));
  return start === MAGIC ? toHex(bytes) : new TextDecoder().decode(bytes);
}

function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
