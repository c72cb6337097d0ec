import { FIAT_CURRENCIES, type FiatCurrency } from '@/domain/money/price';

/*
 * The prices that a device remembers. Amounts that are typed in euro or dollar follow the explorer's price; one that is far
 * from the remembered price is asked about first (docs/security.md#prices).
 */

/** Euros or dollars for one bitcoin, and when it was remembered, in milliseconds since 1970. */
export interface LastPrice {
  perBtc: number;
  at: number;
}

export type LastPrices = Readonly<Partial<Record<FiatCurrency, LastPrice>>>;

/** The current prices, by currency. */
type Prices = Readonly<Partial<Record<FiatCurrency, { perBtc: number }>>>;

/** 20 % of the remembered price. */
const LARGEST_PART = 5;

/** Whether a price is asked about before it is used. Without a remembered price nothing is asked. */
export function isUnusualPrice(perBtc: number, last: Pick<LastPrice, 'perBtc'> | undefined): boolean {
  return last !== undefined && Math.abs(perBtc - last.perBtc) * LARGEST_PART > last.perBtc;
}

/** In small steps a price could go anywhere within an hour, so a price is remembered for a day. */
const KEPT_FOR = 24 * 3_600_000;

/**
 * The memory after these prices were seen. A price replaces one that is a day old, but never one that it is far from: only the
 * user can accept that. Returns its argument if nothing changes.
 */
export function followPrices(last: LastPrices, prices: Prices, now: number): LastPrices {
  const followed = FIAT_CURRENCIES.filter((currency) => {
    const [known, price] = [last[currency], prices[currency]];
    if (price === undefined || isUnusualPrice(price.perBtc, known)) return false;
    // Also if the device's clock was set back.
    return known === undefined || Math.abs(now - known.at) >= KEPT_FOR;
  });
  if (followed.length === 0) return last;
  const next = followed.map((currency) => [currency, { perBtc: prices[currency]?.perBtc, at: now }]);
  return { ...last, ...Object.fromEntries(next) };
}
