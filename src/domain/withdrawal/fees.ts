import type { FeeRates } from '@/domain/models';
import { type Sats, toSats } from '@/domain/primitives/amount';

const MINIMUM_FEE = 200n;

/* Twice the sizes of docs/specification.md#9-business-constants-and-limits (10.5 + 104.5 per input + 43 for the one output), so that they are whole. */
const HALF_VB_FIXED = 21 + 86;
const HALF_VB_PER_INPUT = 209;

const DECIMAL = /^(\d+)(?:\.(\d+))?(?:e([+-]\d+))?$/;

/**
 * Of a release with one output (docs/bitcoin.md#fee-estimate): max(200, ceil(size × rate)) satoshis, exact. The rate counts
 * as the decimal number that it prints as, so that binary fractions never push a whole product up by one.
 * `inputs` is the number of unspent outputs that it spends, `satPerVb` a rate in sat/vB. Throws RangeError for a rate
 * that is negative or no number, and unless `inputs` is a whole number from 0.
 */
export function estimateFee(inputs: number, satPerVb: number): Sats {
  const { numerator, denominator } = toFraction(satPerVb);
  const fee = divideUp(BigInt(computeHalfVbytes(inputs)) * numerator, 2n * denominator);
  const sats = toSats(fee > MINIMUM_FEE ? fee : MINIMUM_FEE);
  if (sats === null) throw new RangeError(`A rate of ${satPerVb} sat/vB is beyond all money`);
  return sats;
}

function computeHalfVbytes(inputs: number): number {
  if (!Number.isSafeInteger(inputs) || inputs < 0) throw new RangeError(`${inputs} is not a number of inputs`);
  return HALF_VB_FIXED + HALF_VB_PER_INPUT * inputs;
}

function toFraction(rate: number): { numerator: bigint; denominator: bigint } {
  const match = DECIMAL.exec(String(rate));
  if (match === null) throw new RangeError(`${rate} is not a fee rate`);
  const decimals = match[2] ?? '';
  const digits = BigInt((match[1] ?? '') + decimals);
  const scale = decimals.length - Number(match[3] ?? 0);
  return scale >= 0
    ? { numerator: digits, denominator: 10n ** BigInt(scale) }
    : { numerator: digits * 10n ** BigInt(-scale), denominator: 1n };
}

function divideUp(numerator: bigint, denominator: bigint): bigint {
  return (numerator + denominator - 1n) / denominator;
}

/** How soon a transaction may be expected in a block, by the rates of now. */
export type FeeSpeed =
  | 'next-block'
  | 'half-hour'
  | 'hour'
  | 'days' // less than what is mined within the hour: it may wait for a quiet day
  | 'too-low'; // under the minimum: nodes do not even pass it on

export interface PaidFee {
  fee: Sats;
  /** vB */
  vsize: number;
}

/** The first rate that the fee reaches; compared as fee against rate × size, so that no quotient rounds it over. */
export function getFeeSpeed({ fee, vsize }: PaidFee, rates: FeeRates): FeeSpeed {
  const reaches = (rate: number) => fee >= rate * vsize;
  if (!reaches(rates.minimumFee)) return 'too-low';
  if (reaches(rates.fastestFee)) return 'next-block';
  if (reaches(rates.halfHourFee)) return 'half-hour';
  return reaches(rates.hourFee) ? 'hour' : 'days';
}
