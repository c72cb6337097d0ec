import type { FeeRates } from '@/domain/models';
import type { Sats } from '@/domain/primitives/amount';

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
export function feeSpeed({ fee, vsize }: PaidFee, rates: FeeRates): FeeSpeed {
  const reaches = (rate: number) => fee >= rate * vsize;
  if (!reaches(rates.minimumFee)) return 'too-low';
  if (reaches(rates.fastestFee)) return 'next-block';
  if (reaches(rates.halfHourFee)) return 'half-hour';
  return reaches(rates.hourFee) ? 'hour' : 'days';
}
