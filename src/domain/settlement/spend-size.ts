import { normalizeAddress } from '@/domain/deposits/deposit-address';

interface Spend {
  coins: readonly unknown[];
  outputs: readonly { address: string }[];
}

/** Weight units (BIP141) of an input with two signatures of 72 bytes and a script of 105. */
const INPUT_WEIGHT = 418;
/** Version, lock time, and the counts of up to 252 inputs and outputs. */
const FIXED_BYTES = 4 + 4 + 1 + 1;
const MARKER_AND_FLAG = 2;
/** Its amount, and the length of its script. */
const OUTPUT_BYTES = 8 + 1;

/** The characters after the prefix of a bech32 address: its version, and at the end a checksum. */
const BECH32 = /^(?:bc|tb|bcrt)1([a-z0-9]+)$/;
const VERSION_AND_CHECKSUM = 1 + 6;
const P2SH_BYTES = 23;
const P2PKH_BYTES = 25;

/** vB of the signed transaction at most, as nodes count them. At most 252 coins and outputs. */
export function estimateSize({ coins, outputs }: Spend): number {
  const outputBytes = outputs.reduce((sum, { address }) => sum + OUTPUT_BYTES + countScriptBytes(address), 0);
  return Math.ceil((4 * (FIXED_BYTES + outputBytes) + MARKER_AND_FLAG + coins.length * INPUT_WEIGHT) / 4);
}

/** Bytes of the output script of an address, by its form. */
function countScriptBytes(address: string): number {
  const data = BECH32.exec(normalizeAddress(address))?.[1];
  // Five bits a character, behind the version and the length of the program.
  if (data !== undefined) return 2 + Math.floor(((data.length - VERSION_AND_CHECKSUM) * 5) / 8);
  return /^[23]/.test(address) ? P2SH_BYTES : P2PKH_BYTES;
}
