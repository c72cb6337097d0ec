import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { changeUnit, createEntry, typeAmount } from '@/domain/money/amount-entry';
import { type AmountUnit, parseAmount } from '@/domain/money/parse-amount';
import type { PriceQuote } from '@/domain/money/price';
import { MAX_SATS, parseBtc } from '@/domain/primitives/amount';

const EURO: PriceQuote = { currency: 'EUR', perBtc: 90_000, at: '2026-01-01T12:00:00Z', source: 'mempool.space' };
const ADDRESS = 'bcrt1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3qzf4jry';

/** Satoshis, or the issue. */
function read(text: string, unit: AmountUnit, quote: PriceQuote | null = EURO): number | string {
  const parsed = parseAmount(text, unit, quote);
  return parsed.ok ? parsed.sats : parsed.issue;
}

// docs/bitcoin.md#typed-amounts
test.each<[text: string, btc: number | string, fiat: number | string, sats: number | string]>([
  ['1', 100_000_000, 1_111, 1],
  ['0.05', 5_000_000, 56, 'too-precise'],
  ['0,05', 5_000_000, 56, 'too-precise'],
  ['\u202a0.05\u202c', 5_000_000, 56, 'too-precise'],
  ['\u200e 0,\u200b05\u2060', 5_000_000, 56, 'too-precise'],
  ['1,5', 150_000_000, 1_667, 'too-precise'],
  ['1.50', 150_000_000, 1_667, 'too-precise'],
  ['1,0', 100_000_000, 1_111, 1],
  ['.5', 50_000_000, 556, 'too-precise'],
  ['5.', 500_000_000, 5_556, 5],
  ['1,000', 100_000_000, 1_111_111, 1_000],
  ['1.234', 123_400_000, 1_371_111, 1_234],
  ['0,500', 50_000_000, 556, 'too-precise'],
  ['1234.567', 123_456_700_000, 'too-precise', 'too-precise'],
  ['1.234,56', 123_456_000_000, 1_371_733, 'too-precise'],
  ['1,234.56', 123_456_000_000, 1_371_733, 'too-precise'],
  ['1,234.00', 123_400_000_000, 1_371_111, 1_234],
  ['1.234.567', 123_456_700_000_000, 1_371_741_111, 1_234_567],
  ['1,234,567', 123_456_700_000_000, 1_371_741_111, 1_234_567],
  ['1.234.567,5', 123_456_750_000_000, 1_371_741_667, 'too-precise'],
  ['1 234,5', 123_450_000_000, 1_371_667, 'too-precise'],
  ['1\u202f234', 123_400_000_000, 1_371_111, 1_234],
  ['1\u2009234\u00a0567', 123_456_700_000_000, 1_371_741_111, 1_234_567],
  ['0.05 000 000', 5_000_000, 56, 'too-precise'],
  ['1 2', 'not-a-number', 'not-a-number', 'not-a-number'],
  ['0.1 5', 'not-a-number', 'not-a-number', 'not-a-number'],
  ['1 0000', 'not-a-number', 'not-a-number', 'not-a-number'],
  [`1${' 1'.repeat(50_000)}`, 'not-a-number', 'not-a-number', 'not-a-number'],
  ["1'234.50", 123_450_000_000, 1_371_667, 'too-precise'],
  ['1.23,4.5', 'not-a-number', 'not-a-number', 'not-a-number'],
  ['1.2.3', 'not-a-number', 'not-a-number', 'not-a-number'],
  ['12,34,567', 'not-a-number', 'not-a-number', 'not-a-number'],
  ['1,234,5', 'not-a-number', 'not-a-number', 'not-a-number'],
  ['0.123.456', 'not-a-number', 'not-a-number', 'not-a-number'],
  ['1.234,567.8', 'not-a-number', 'not-a-number', 'not-a-number'],
  ['', 'empty', 'empty', 'empty'],
  ['  ', 'empty', 'empty', 'empty'],
  ['-1', 'negative', 'negative', 'negative'],
  ['+1', 'not-a-number', 'not-a-number', 'not-a-number'],
  ['1e-8', 'not-a-number', 'not-a-number', 'not-a-number'],
  ['0x10', 'not-a-number', 'not-a-number', 'not-a-number'],
  ['١٢', 'not-a-number', 'not-a-number', 'not-a-number'],
  ['1½', 'not-a-number', 'not-a-number', 'not-a-number'],
  ['abc', 'not-a-number', 'not-a-number', 'not-a-number'],
  ['1 2 BTC EUR', 'not-a-number', 'not-a-number', 'not-a-number'],
  ['0.000000001', 'too-precise', 'too-precise', 'too-precise'],
  ['0.0000000010', 'too-precise', 'too-precise', 'too-precise'],
  ['0.100000000', 10_000_000, 111, 'too-precise'],
  ['21000000', MAX_SATS, 23_333_333_333, 21_000_000],
  ['99999999999999999999', 'too-large', 'too-large', 'too-large'],
])('%j', (text, btc, fiat, sats) => {
  expect([read(text, 'BTC'), read(text, 'fiat'), read(text, 'sats')]).toEqual([btc, fiat, sats]);
});

test.each<[text: string, chosen: AmountUnit, expected: number | string]>([
  ['₿ 0.05', 'sats', 5_000_000],
  ['0,05 BTC', 'fiat', 5_000_000],
  ['0.05 btc', 'sats', 5_000_000],
  ['₿0.05 BTC', 'BTC', 5_000_000],
  ['5 000 sats', 'BTC', 5_000],
  ['1 sat', 'BTC', 1],
  ['900 €', 'BTC', 1_000_000],
  ['€900', 'sats', 1_000_000],
  ['EUR 900,00', 'BTC', 1_000_000],
  ['$900', 'BTC', 'no-price'],
  ['₿ 5 sats', 'BTC', 'not-a-number'],
  ['5 £', 'BTC', 'not-a-number'],
  ['about 5', 'BTC', 'not-a-number'],
])('a unit in the text: %j in %s', (text, chosen, expected) => {
  expect(read(text, chosen)).toBe(expected);
});

test.each<[text: string, expected: number | string]>([
  [`bitcoin:${ADDRESS}?amount=0.05`, 5_000_000],
  [`BITCOIN:${ADDRESS.toUpperCase()}?amount=0.05&label=x`, 5_000_000],
  [`bitcoin:${ADDRESS}`, 'no-amount'],
  [`bitcoin:${ADDRESS}?amount=1,5`, 'not-a-number'],
])('a payment link: %s', (text, expected) => {
  expect(['BTC', 'sats', 'fiat'].map((unit) => read(text, unit as AmountUnit))).toEqual(Array(3).fill(expected));
});

it('converts no euros without a price', () => {
  expect(read('5', 'fiat', null)).toBe('no-price');
  expect(read('5 €', 'BTC', null)).toBe('no-price');
});

describe('the value passed to the form', () => {
  const typed = fc.oneof(
    fc.stringMatching(/^[\d., ']{0,14}( ?(BTC|sats|€|\$))?$/),
    fc.string({ maxLength: 8 }),
    fc.double().map(String),
  );
  const unit = fc.constantFrom<AmountUnit>('BTC', 'sats', 'fiat');

  it('is the parsed amount, or a text that is not an amount', () => {
    fc.assert(
      fc.property(typed, unit, fc.constantFrom(EURO, null), (text, chosen, quote) => {
        const { read, value } = typeAmount(text, chosen, quote);
        const parsed = parseBtc(value);
        expect(parsed.ok ? parsed.sats : null).toBe(read.ok ? read.sats : null);
      }),
    );
  });

  it('is the typed text if the form can read it', () => {
    expect(typeAmount('0.05', 'BTC', EURO).value).toBe('0.05');
    expect(typeAmount('0,05', 'BTC', EURO).value).toBe('0.05000000');
    expect(typeAmount('1.5', 'sats', EURO).value).toBe('1.5 ?');
    expect(typeAmount('', 'sats', EURO).value).toBe('');
  });
});

describe('another unit', () => {
  it.each([
    ['0.02', 'sats', '2000000'],
    ['0.02', 'fiat', '1800.00'],
    ['0.00000001', 'fiat', '0.00'],
  ] as const)('of %s BTC shows the same amount in %s', (text, unit, shown) => {
    const entry = typeAmount(text, 'BTC', EURO);
    const changed = changeUnit(entry, unit, EURO);
    expect(changed).toMatchObject({ text: shown, unit, read: { sats: entry.read.ok && entry.read.sats } });
    expect(changed.value).toBe(entry.value);
  });

  it('reads a text again that was not an amount before', () => {
    const entry = typeAmount('1.5', 'sats', EURO);
    expect(changeUnit(entry, 'BTC', EURO)).toMatchObject({ text: '1.5', read: { ok: true, sats: 150_000_000 } });
  });

  it('keeps the unit without a price', () => {
    const entry = typeAmount('1.5', 'BTC', null);
    expect(changeUnit(entry, 'fiat', null)).toBe(entry);
  });
});

it('a value of the form is BTC', () => {
  expect(createEntry('0.05')).toMatchObject({ unit: 'BTC', text: '0.05', read: { sats: 5_000_000 } });
});

describe('a payment link that is typed', () => {
  it('becomes its amount in BTC', () => {
    const entry = typeAmount(`bitcoin:${ADDRESS}?amount=0.050`, 'sats', EURO);
    expect(entry).toMatchObject({ text: '0.05', unit: 'BTC', value: '0.05', read: { sats: 5_000_000 } });
  });

  it('stays if it cannot be read', () => {
    expect(typeAmount(`bitcoin:${ADDRESS}`, 'BTC', EURO)).toMatchObject({ text: `bitcoin:${ADDRESS}` });
  });
});

it('a value of the form keeps the unit that was last typed, unless it is euro or dollar', () => {
  expect(createEntry('0.05', 'sats')).toMatchObject({ unit: 'sats', text: '5000000', value: '0.05' });
  expect(createEntry('0.05', 'fiat')).toMatchObject({ unit: 'BTC', text: '0.05', value: '0.05' });
});
