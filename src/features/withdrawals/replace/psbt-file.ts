/** Classes of a field for a PSBT: what is below must stay in sight. */
export const PSBT_AREA = '[&_textarea]:max-h-28 [&_textarea]:font-mono [&_textarea]:text-xs';

const MAGIC = 'psbt';

/** Other programs save PSBTs as bytes (BIP174); this one as text. */
export function toPsbtText(bytes: Uint8Array): string {
  const start = String.fromCharCode(...bytes.subarray(0, MAGIC.length));
  if (start !== MAGIC) return new TextDecoder().decode(bytes).trim();
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
