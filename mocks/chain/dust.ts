const DUST_RELAY_RATE = 3; // sat/vB, as Bitcoin Core's default
const OP_RETURN = 0x6a;
const OP_1 = 0x51;
const OP_16 = 0x60;

/**
 * Satoshis under which an output costs more to spend than it is worth, as Bitcoin Core's GetDustThreshold: 294 for
 * P2WPKH, 330 for P2WSH and P2TR, 546 for P2PKH.
 */
export function dustThreshold(script: Uint8Array): number {
  if (script[0] === OP_RETURN) return 0;
  const outputSize = 8 + 1 + script.length;
  return (outputSize + (isWitnessProgram(script) ? 67 : 148)) * DUST_RELAY_RATE;
}

function isWitnessProgram(script: Uint8Array): boolean {
  const version = script[0] ?? -1;
  const length = script.length;
  return (
    length >= 4 && length <= 42 && script[1] === length - 2 && (version === 0 || (version >= OP_1 && version <= OP_16))
  );
}
