import type { TransactionSummary } from '@/exit/recovery/api';

/* Sizes and fees of a transaction that spends deposits, as in docs/bitcoin.md#fee-estimate, but with the actual outputs. */

export const LOWEST_FEE_RATE = 0.1;
export const HIGHEST_FEE_RATE = 10_000;

/** Outpoint, empty script and sequence of an input. */
const INPUT_BYTES = 32 + 4 + 1 + 4;
/** Item count, empty item (BIP147), two signatures of 72 bytes, and the 105-byte script of a 2-of-3, each with its length. */
const WITNESS_BYTES = 1 + 1 + 2 * (1 + 72) + (1 + 105);
/** Weight units (BIP141): 104.5 vB. */
const INPUT_WEIGHT = 4 * INPUT_BYTES + WITNESS_BYTES;
const VERSION_AND_LOCKTIME = 8;
const MARKER_AND_FLAG = 2;
const AMOUNT_BYTES = 8;

/** Weight units of the signed transaction (BIP141). */
export function computeWeight(inputs: number, outputScripts: readonly Uint8Array[]): number {
  const outputBytes = outputScripts.reduce((sum, script) => sum + countOutputBytes(script), 0);
  const stripped =
    VERSION_AND_LOCKTIME + countLengthBytes(inputs) + countLengthBytes(outputScripts.length) + outputBytes;
  return 4 * stripped + MARKER_AND_FLAG + inputs * INPUT_WEIGHT;
}

/** ceil(size × rate) satoshis. Nodes count whole vB. @param feeRate sat/vB */
export function computeFee(weight: number, feeRate: number): number {
  // Binary fractions must not round up a whole product.
  return Math.ceil(Number((Math.ceil(weight / 4) * feeRate).toFixed(6)));
}

/** Nodes pass on no larger transaction (Bitcoin Core, MAX_STANDARD_TX_WEIGHT). */
const MAX_WEIGHT = 400_000;

/** The number of inputs for which a transaction with these outputs has room. */
export function countMostInputs(outputScripts: readonly Uint8Array[]): number {
  // The count of inputs may take two more bytes.
  return Math.max(0, Math.floor((MAX_WEIGHT - computeWeight(0, outputScripts) - 4 * 2) / INPUT_WEIGHT));
}

/** The part of the fee that an input causes, in satoshis; may be a fraction. */
export function computeInputFee(feeRate: number): number {
  return (INPUT_WEIGHT * feeRate) / 4;
}

/** False if the coin is worth less than its own fee at the lowest rate. */
export function isLargeEnough({ value }: { value: number }): boolean {
  return value >= computeInputFee(LOWEST_FEE_RATE);
}

/** Satoshis; a smaller remainder is left to the fee (docs/bitcoin.md#how-a-backend-builds-a-withdrawal). */
export const MOST_LEFT_TO_FEE = 546;

/** Bytes of an input that later spends a witness output, and any other output (Bitcoin Core, GetDustThreshold). */
const WITNESS_SPEND = 32 + 4 + 1 + 26 + 4;
const OTHER_SPEND = 32 + 4 + 1 + 107 + 4;
/** sat/vB. */
const DUST_RATE = 3;

/** The least amount that nodes relay for an output script, in satoshis. */
export function computeDustLimit(script: Uint8Array): number {
  return DUST_RATE * (countOutputBytes(script) + (isWitnessProgram(script) ? WITNESS_SPEND : OTHER_SPEND));
}

/** BIP141. */
function isWitnessProgram(script: Uint8Array): boolean {
  const [version = 0xff, length] = script;
  const isVersion = version === 0 || (version >= 0x51 && version <= 0x60);
  return isVersion && script.length >= 4 && script.length <= 42 && length === script.length - 2;
}

function countOutputBytes(script: Uint8Array): number {
  return AMOUNT_BYTES + countLengthBytes(script.length) + script.length;
}

/** Bytes of a compact size. */
function countLengthBytes(length: number): number {
  if (length < 0xfd) return 1;
  return length <= 0xffff ? 3 : 5;
}

/** sat/vB. */
const HIGHEST_USUAL_RATE = 1000;

/**
 * Whether the user has to accept the fee first: it is over a tenth of what is paid, or over 1,000 sat/vB. Outputs to addresses of the
 * kit do not count, also if they are listed as payments: change in several pieces would justify any fee.
 */
export function isFeeUnusual({ outputs, fee, feeRate }: TransactionSummary): boolean {
  const paid = outputs.filter(({ guarantee }) => guarantee === null).reduce((sum, { amount }) => sum + amount, 0);
  return feeRate > HIGHEST_USUAL_RATE || fee * 10 > paid;
}
