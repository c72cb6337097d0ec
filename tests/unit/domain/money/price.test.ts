import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { getDefaultCurrency } from '@/domain/money/default-currency';
import { formatFiat } from '@/domain/money/format-fiat';
import {
  arePlausiblePrices,
  fromFiat,
  isCurrentPrice,
  isPlausiblePrice,
  isRecentAnswer,
  type PriceQuote,
  toFiat,
} from '@/domain/money/price';
import { MAX_SATS } from '@/domain/primitives/amount';

const EURO: PriceQuote = { currency: 'EUR', perBtc: 90_000, at: '2026-01-01T12:00:00Z', source: 'mempool.space' };

test.each([
  [0, 0],
  [1, 0],
  [6, 1],
  [100_000, 9_000],
  [100_000_000, 9_000_000],
  [MAX_SATS, 189_000_000_000_000],
])('%s sats are worth %s cents', (sats, cents) => {
  expect(toFiat(sats, EURO)).toBe(cents);
});

test.each([
  [0, 0],
  [1, 11],
  [180_000, 2_000_000],
])('%s cents buy %s sats', (cents, sats) => {
  expect(fromFiat(cents, EURO)).toBe(sats);
});

it('never buys more than the money supply', () => {
  expect(() => fromFiat(189_000_000_000_100, EURO)).toThrow(RangeError);
  expect(() => fromFiat(Number.NaN, EURO)).toThrow(RangeError);
});

it('converts cents to satoshis and back without a loss', () => {
  const price = fc.integer({ min: 100, max: 100_000 });
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), price, (cents, perBtc) => {
      const quote = { ...EURO, perBtc };
      expect(toFiat(fromFiat(cents, quote), quote)).toBe(cents);
    }),
  );
});

test.each([
  [90_000, true],
  [100, true],
  [100_000_000, true],
  [99.9, false],
  [0, false],
  [-1, false],
  [1e9, false],
  [Number.NaN, false],
  [Number.POSITIVE_INFINITY, false],
])('a price of %s: %s', (price, plausible) => {
  expect(isPlausiblePrice(price)).toBe(plausible);
});

test.each([
  [{ EUR: 90_000, USD: 100_000 }, true],
  [{ EUR: 90_000 }, true],
  [{}, true],
  [{ EUR: 90_000, USD: 9_000 }, false],
  [{ EUR: 9_000, USD: 90_000 }, false],
])('prices of %o are consistent: %s', (prices, plausible) => {
  expect(arePlausiblePrices(prices)).toBe(plausible);
});

describe('times', () => {
  const NOW = Date.parse('2026-01-01T12:00:00Z');
  const MINUTE = 60_000;

  it.each([
    [0, true],
    [-180, true],
    [-181, false],
    [15, true],
    [16, false],
  ])('a price of %i minutes from now is current: %s', (minutes, current) => {
    expect(isCurrentPrice(NOW + minutes * MINUTE, NOW)).toBe(current);
  });

  it.each([
    [0, true],
    [-30, true],
    [-31, false],
    [1, false],
  ])('an answer of %i minutes from now is recent: %s', (minutes, recent) => {
    expect(isRecentAnswer(NOW + minutes * MINUTE, NOW)).toBe(recent);
  });
});

test.each([
  ['es', 'EUR'],
  ['es-ES', 'EUR'],
  ['es-MX', 'USD'],
  ['ca', 'EUR'],
  ['de', 'EUR'],
  ['fr-CA', 'USD'],
  ['en-GB', 'EUR'],
  ['en-IE', 'EUR'],
  ['en', 'USD'],
  ['en-US', 'USD'],
  ['pt-BR', 'USD'],
  ['pt-PT', 'EUR'],
  ['', 'USD'],
  ['not a language', 'USD'],
])('readers of %j think in %s', (tag, currency) => {
  expect(getDefaultCurrency(tag)).toBe(currency);
});

test.each([
  [320_000, 'EUR', 'en', '€3,200'],
  [320_050, 'EUR', 'es', '3.201\u00a0€'],
  [1_250, 'EUR', 'en', '€12.50'],
  [1_250, 'USD', 'en', '$12.50'],
  [99_999, 'USD', 'en', '$999.99'],
  [100_000, 'USD', 'en', '$1,000'],
  [0, 'EUR', 'en', '<€0.01'],
] as const)('%i cents in %s for %s: %s', (cents, currency, locale, text) => {
  expect(formatFiat(cents, currency, locale, true)).toBe(text);
});
