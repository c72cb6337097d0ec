import * as v from 'valibot';
import type { FeeRates } from '@/domain/models';

/** 0.1 BTC a kvB, over which a node by default refuses to send anything: no rate, and so not known. */
const MAX_RATE = 10_000;

/** sat/vB; fractions happen. */
const rate = v.pipe(v.number(), v.finite(), v.minValue(0), v.maxValue(MAX_RATE));

export const feeRatesSchema: v.GenericSchema<unknown, FeeRates> = v.looseObject({
  fastestFee: rate,
  halfHourFee: rate,
  hourFee: rate,
  minimumFee: rate,
});
