import * as v from 'valibot';
import { settings } from '@/config/settings';
import {
  arePlausiblePrices,
  type FiatCurrency,
  isCurrentPrice,
  isPlausiblePrice,
  type PriceQuote,
} from '@/domain/money/price';
import { AppError } from '@/domain/primitives/errors';
import { clockHoursOff } from '@/lib/server-clock';
import { request } from '@/services/request';
import { buildPath, type Call } from '@/services/response';

/*
 * Prices at the block explorer (docs/api.md#prices). Every call throws AppError `network`, `http` or `bad-answer`, which
 * means unknown. A call ends with its `signal`.
 */

const HOUR = 3_600_000;

export type Quotes = Partial<Record<FiatCurrency, PriceQuote>>;

/** Current prices; a currency without a plausible price is omitted. */
export async function getPrices(signal?: AbortSignal): Promise<Quotes> {
  const call = createCall(signal, buildPath('v1', 'prices'));
  const { at, prices } = await request(pricesSchema, call);
  if (!isCurrentPrice(at, Date.now() - clockHoursOff.get() * HOUR)) {
    throw new AppError('bad-answer', 'GET /v1/prices: "time" is not about now', { field: 'time' });
  }
  const rest = { at: new Date(at).toISOString(), source: getPriceSource() };
  const entries = Object.entries(prices) as [FiatCurrency, number][];
  return Object.fromEntries(entries.map(([currency, perBtc]) => [currency, { currency, perBtc, ...rest }]));
}

/** Host of the explorer, that of the page for a path; prices are always shown with it. */
function getPriceSource(): string {
  const host = /^https?:\/\/([^/]+)/i.exec(settings().explorerApiUrl)?.[1];
  return host ?? globalThis.location?.host ?? 'localhost';
}

function createCall(signal: AbortSignal | undefined, path: string): Call {
  return { base: 'explorer', method: 'GET', path, ...(signal === undefined ? {} : { signal }) };
}

/*
 * Prices of bitcoin at the explorer (docs/api.md#prices). An implausible price counts as missing.
 */

/** Prices by currency, at a time in milliseconds since 1970. */
interface TimedPrices {
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
