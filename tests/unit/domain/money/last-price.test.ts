import { describe, expect, it, test } from 'vitest';
import { followPrices, isUnusualPrice, type LastPrices } from '@/domain/money/last-price';

const DAY = 24 * 3_600_000;
const NOW = Date.parse('2026-11-24T12:00:00Z');

test.each([
  [90_000, 90_000, false],
  [108_000, 90_000, false],
  [108_000.01, 90_000, true],
  [72_000, 90_000, false],
  [71_999.99, 90_000, true],
  [45_000, 90_000, true],
  [180_000, 90_000, true],
  [100, 90_000, true],
  [100_000_000, 90_000, true],
  [45_000, undefined, false],
])('a price of %s after %s is asked about: %s', (now, before, isAsked) => {
  expect(isUnusualPrice(now, before === undefined ? undefined : { perBtc: before })).toBe(isAsked);
});

describe('what is remembered', () => {
  const last: LastPrices = { EUR: { perBtc: 90_000, at: NOW }, USD: { perBtc: 100_000, at: NOW } };
  const price = (EUR: number, USD?: number) => ({
    EUR: { perBtc: EUR },
    ...(USD === undefined ? {} : { USD: { perBtc: USD } }),
  });

  it('is the first price of each currency', () => {
    expect(followPrices({}, price(45_000), NOW)).toEqual({ EUR: { perBtc: 45_000, at: NOW } });
    expect(followPrices({ EUR: { perBtc: 90_000, at: NOW } }, price(90_000, 100_000), NOW + 5)).toEqual({
      EUR: { perBtc: 90_000, at: NOW },
      USD: { perBtc: 100_000, at: NOW + 5 },
    });
  });

  it('stays for a day, so that small steps do not add up within an hour', () => {
    let known = last;
    for (let step = 1; step < 24; step++)
      known = followPrices(known, price(90_000 * 0.9 ** step), NOW + step * 300_000);
    expect(known).toBe(last);
  });

  it('follows a price within 20 % a day later, each currency by itself', () => {
    expect(followPrices(last, price(75_000, 50_000), NOW + DAY)).toEqual({
      EUR: { perBtc: 75_000, at: NOW + DAY },
      USD: { perBtc: 100_000, at: NOW },
    });
  });

  it('follows a slow drift over several visits without a question', () => {
    let known = last;
    for (let day = 1; day <= 5; day++) {
      const next = price(90_000 * 0.85 ** day);
      expect(isUnusualPrice(next.EUR.perBtc, known.EUR)).toBe(false);
      known = followPrices(known, next, NOW + day * DAY);
    }
    expect(known.EUR?.perBtc).toBeLessThan(45_000);
  });

  it('is never a price that it is far from, however often that is seen', () => {
    let known = last;
    for (let day = 1; day < 30; day++) known = followPrices(known, price(45_000, 50_000), NOW + day * DAY);
    expect(known).toBe(last);
  });

  it('is renewed where the clock was set back', () => {
    expect(followPrices(last, price(91_000), NOW - 2 * DAY).EUR).toEqual({ perBtc: 91_000, at: NOW - 2 * DAY });
  });
});
