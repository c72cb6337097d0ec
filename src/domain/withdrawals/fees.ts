import type { FeeRates } from '@/domain/chain';
import { type Sats, toSats } from '@/domain/primitives/amount';

const MINIMUM_FEE = 200n;

// Twice 10.5 + 104.5 × inputs + 43 × outputs (docs/bitcoin.md#fee-estimate), to calculate with integers.
const HALF_VB_FIXED = 21;
const HALF_VB_PER_INPUT = 209;
const HALF_VB_PER_OUTPUT = 86;

/** A positive exponent means a rate above the money supply. */
const DECIMAL = /^(\d+)(?:\.(\d+))?(?:e-(\d+))?$/;

/**
 * Fee of a release: max(200, ceil(size × rate)) satoshis (docs/bitcoin.md#fee-estimate). Exact: the rate
 * is taken as the decimal number that it prints as, so that binary fractions never round up a whole product.
 * @param inputs number of unspent outputs to spend
 * @param satPerVb fee rate in sat/vB
 * @param outputs number of payees
 * @throws RangeError if `inputs` is not a whole number from 0, or the rate is negative, not a number or too high
 */
export function estimateFee(inputs: number, satPerVb: number, outputs = 1): Sats {
  const { numerator, denominator } = toFraction(satPerVb);
  const fee = divideUp(BigInt(computeHalfVbytes(inputs, outputs)) * numerator, 2n * denominator);
  // Stryker disable next-line EqualityOperator: of two equal fees, either is taken.
  const sats = toSats(fee > MINIMUM_FEE ? fee : MINIMUM_FEE);
  if (sats === null) throw new RangeError(`A fee rate of ${satPerVb} sat/vB exceeds the money supply`);
  return sats;
}

function computeHalfVbytes(inputs: number, outputs: number): number {
  if (!Number.isSafeInteger(inputs) || inputs < 0) throw new RangeError(`${inputs} is not a number of inputs`);
  return HALF_VB_FIXED + HALF_VB_PER_INPUT * inputs + HALF_VB_PER_OUTPUT * outputs;
}

function toFraction(rate: number): { numerator: bigint; denominator: bigint } {
  const match = DECIMAL.exec(String(rate));
  if (match === null) throw new RangeError(`${rate} is not a fee rate`);
  const decimals = match[2] ?? '';
  const digits = BigInt((match[1] ?? '') + decimals);
  return { numerator: digits, denominator: 10n ** BigInt(decimals.length + Number(match[3] ?? 0)) };
}

function divideUp(numerator: bigint, denominator: bigint): bigint {
  return (numerator + denominator - 1n) / denominator;
}

/** How soon a transaction is likely to confirm, at the current rates. */
export type FeeSpeed =
  | 'next-block'
  | 'half-hour'
  | 'hour'
  | 'days' // below the hour rate
  | 'too-low'; // below the minimum: nodes do not relay it

export interface PaidFee {
  fee: Sats;
  /** vB */
  vsize: number;
}

/** Compares the fee with rate × size: a quotient could round up to the next rate. */
export function getFeeSpeed({ fee, vsize }: PaidFee, rates: FeeRates): FeeSpeed {
  const reaches = (rate: number) => fee >= rate * vsize;
  if (!reaches(rates.minimumFee)) return 'too-low';
  if (reaches(rates.fastestFee)) return 'next-block';
  if (reaches(rates.halfHourFee)) return 'half-hour';
  return reaches(rates.hourFee) ? 'hour' : 'days';
}
