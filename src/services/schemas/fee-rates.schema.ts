import * as v from 'valibot';
import type { FeeRates } from '@/domain/models';

/** sat/vB; fractions happen. */
const rate = v.pipe(v.number(), v.finite(), v.minValue(0));

export const feeRatesSchema: v.GenericSchema<unknown, FeeRates> = v.looseObject({
  fastestFee: rate,
  halfHourFee: rate,
  hourFee: rate,
  minimumFee: rate,
});
