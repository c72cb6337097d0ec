import { SATS_PER_BTC, type Sats, toSats } from '@/domain/primitives/amount';

/*
 * The price of bitcoin, which is shown for orientation only. No rule about money may use it
 * (docs/architecture.md#prices).
 */

export const FIAT_CURRENCIES = ['EUR', 'USD'] as const;
export type FiatCurrency = (typeof FIAT_CURRENCIES)[number];

export interface PriceQuote {
  currency: FiatCurrency;
  /** Euros or dollars for one bitcoin. */
  perBtc: number;
  /** Time of the price, ISO 8601. */
  at: string;
  /** Host that was asked: `mempool.space`. */
  source: string;
}

const CENTS = 100;

/** The value of an amount in whole cents, rounded. */
export function toFiat(sats: number, quote: Pick<PriceQuote, 'perBtc'>): number {
  return Math.round((sats / SATS_PER_BTC) * quote.perBtc * CENTS);
}

/** Converts an amount in cents to bitcoin, rounded to the satoshi. Throws RangeError over 21 000 000 BTC. */
export function fromFiat(cents: number, quote: PriceQuote): Sats {
  const sats = toSats(Math.round((cents / CENTS / quote.perBtc) * SATS_PER_BTC));
  if (sats === null) throw new RangeError(`${cents} ${quote.currency} cents are not an amount in bitcoin`);
  return sats;
}

/** A price outside is an error: bitcoin has been worth more than the lower one since 2013. */
const LOWEST_PRICE = 100;
const HIGHEST_PRICE = 100_000_000;

export function isPlausiblePrice(perBtc: number): boolean {
  return perBtc >= LOWEST_PRICE && perBtc <= HIGHEST_PRICE;
}

/** The two currencies have been worth 0.6 to 1.6 of each other at all times. */
const LARGEST_RATIO = 2;

/** Prices of one answer in both currencies that fit each other. */
export function arePlausiblePrices(prices: Readonly<Partial<Record<FiatCurrency, number>>>): boolean {
  const { EUR, USD } = prices;
  if (EUR === undefined || USD === undefined) return true;
  return EUR / USD <= LARGEST_RATIO && USD / EUR <= LARGEST_RATIO;
}

const MINUTE = 60_000;
/** Explorers renew their prices every few minutes, some every hour. */
const OLDEST_PRICE = 180 * MINUTE;
/** Clocks differ. */
const LARGEST_LEAD = 15 * MINUTE;
/** Without another answer by then, a price is not shown any more. */
const LONGEST_USE = 30 * MINUTE;
/** A price is asked for again after this. */
export const PRICE_INTERVAL = 5 * MINUTE;

/** Whether a price is recent enough to be shown. Times in milliseconds since 1970; `now` as servers have it. */
export function isCurrentPrice(at: number, now: number): boolean {
  return at >= now - OLDEST_PRICE && at <= now + LARGEST_LEAD;
}

/** Whether an answer may still be shown without another one since. */
export function isRecentAnswer(receivedAt: number, now: number): boolean {
  // A device whose clock was set back asks again.
  return now >= receivedAt && now - receivedAt <= LONGEST_USE;
}
