import * as v from 'valibot';
import { arePlausiblePrices, type FiatCurrency, isPlausiblePrice } from '@/domain/money/price';

/*
 * Prices of bitcoin at the explorer (docs/api.md#prices). An implausible price counts as missing.
 */

/** Prices by currency, at a time in milliseconds since 1970. */
export interface TimedPrices {
  at: number;
  prices: Partial<Record<FiatCurrency, number>>;
}

/** mempool.space sends -1 for a currency without a price. */
const price = v.pipe(
  v.unknown(),
  v.transform((sent) => (typeof sent === 'number' && isPlausiblePrice(sent) ? sent : null)),
);

const LAST_SECOND = 8_640_000_000_000;

/** One row of prices; other currencies are ignored. */
export const pricesSchema: v.GenericSchema<unknown, TimedPrices> = v.pipe(
  v.looseObject({
    time: v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(LAST_SECOND)),
    EUR: v.optional(price, null),
    USD: v.optional(price, null),
  }),
  v.transform(
    ({ time, EUR, USD }): TimedPrices => ({
      at: time * 1000,
      prices: { ...(EUR === null ? {} : { EUR }), ...(USD === null ? {} : { USD }) },
    }),
  ),
  v.check(({ prices }) => arePlausiblePrices(prices)),
);

/** The row that is nearest to the time asked for; `null` if the explorer has none. */
export const historicalPricesSchema: v.GenericSchema<unknown, TimedPrices | null> = v.pipe(
  v.looseObject({ prices: v.array(v.unknown()) }),
  v.transform(({ prices: [row] }): unknown => row ?? null),
  v.nullable(pricesSchema),
);
