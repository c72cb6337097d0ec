/** Types of output scripts, by their form alone: what a P2SH address commits to, such as a nested P2WSH, does not show. */
type ScriptType = 'P2PKH' | 'P2SH' | 'P2WPKH' | 'P2WSH' | 'P2TR' | 'of an unknown type';

/** Opcodes before and after the hash; `length` of the hash in bytes. */
const FORMS: readonly { type: ScriptType; before: readonly number[]; length: number; after: readonly number[] }[] = [
  { type: 'P2PKH', before: [0x76, 0xa9, 20], length: 20, after: [0x88, 0xac] },
  { type: 'P2SH', before: [0xa9, 20], length: 20, after: [0x87] },
  { type: 'P2WPKH', before: [0x00, 20], length: 20, after: [] },
  { type: 'P2WSH', before: [0x00, 32], length: 32, after: [] },
  { type: 'P2TR', before: [0x51, 32], length: 32, after: [] },
];

export function findScriptType(script: Uint8Array): ScriptType {
  const form = FORMS.find(
    ({ before, length, after }) =>
      script.length === before.length + length + after.length &&
      before.every((byte, at) => script[at] === byte) &&
      after.every((byte, at) => script[before.length + length + at] === byte),
  );
  return form?.type ?? 'of an unknown type';
}

/** The only type that can be signed for (docs/bitcoin.md#deposit-addresses). */
export function isSupportedType(script: Uint8Array): boolean {
  return findScriptType(script) === 'P2WSH';
}
