import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { typeAmount } from '@/domain/money/parse-amount';
import { MAX_SATS, parseBtc } from '@/domain/primitives/amount';

const ADDRESS = 'bcrt1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3qzf4jry';

/** Satoshis, or the issue. */
function read(text: string): number | string {
  const { read } = typeAmount(text);
  return read.ok ? read.sats : read.issue;
}

// docs/bitcoin.md#typed-amounts
test.each<[text: string, btc: number | string]>([
  ['1', 100_000_000],
  ['0.05', 5_000_000],
  ['0,05', 5_000_000],
  ['\u202a0.05\u202c', 5_000_000],
  ['\u200e 0,\u200b05\u2060', 5_000_000],
  ['1,5', 150_000_000],
  ['1.50', 150_000_000],
  ['1,0', 100_000_000],
  ['.5', 50_000_000],
  ['5.', 500_000_000],
  ['1,000', 100_000_000],
  ['1.234', 123_400_000],
  ['0,500', 50_000_000],
  ['1234.567', 123_456_700_000],
  ['1.234,56', 123_456_000_000],
  ['1,234.56', 123_456_000_000],
  ['1,234.00', 123_400_000_000],
  ['1.234.567', 123_456_700_000_000],
  ['1,234,567', 123_456_700_000_000],
  ['1.234.567,5', 123_456_750_000_000],
  ['1 234,5', 123_450_000_000],
  ['1\u202f234', 123_400_000_000],
  ['1\u2009234\u00a0567', 123_456_700_000_000],
  ['0.05 000 000', 5_000_000],
  ['1 2', 'not-a-number'],
  ['0.1 5', 'not-a-number'],
  ['1 0000', 'not-a-number'],
  [`1${' 1'.repeat(50_000)}`, 'not-a-number'],
  ["1'234.50", 123_450_000_000],
  ['1.23,4.5', 'not-a-number'],
  ['1.2.3', 'not-a-number'],
  ['12,34,567', 'not-a-number'],
  ['1,234,5', 'not-a-number'],
  ['0.123.456', 'not-a-number'],
  ['1.234,567.8', 'not-a-number'],
  ['', 'empty'],
  ['  ', 'empty'],
  ['-1', 'negative'],
  ['+1', 'not-a-number'],
  ['1e-8', 'not-a-number'],
  ['0x10', 'not-a-number'],
  ['١٢', 'not-a-number'],
  ['1½', 'not-a-number'],
  ['abc', 'not-a-number'],
  ['1 2 BTC EUR', 'not-a-number'],
  ['0.000000001', 'too-precise'],
  ['0.0000000010', 'too-precise'],
  ['0.100000000', 10_000_000],
  ['21000000', MAX_SATS],
  ['99999999999999999999', 'too-large'],
])('%j', (text, btc) => {
  expect(read(text)).toBe(btc);
});

test.each<[text: string, expected: number | string]>([
  ['₿ 0.05', 5_000_000],
  ['0,05 BTC', 5_000_000],
  ['0.05 btc', 5_000_000],
  ['₿0.05 BTC', 5_000_000],
  ['₿BTC', 'not-a-number'],
  ['BTC', 'not-a-number'],
  ['5 000 sats', 'not-a-number'],
  ['1 sat', 'not-a-number'],
  ['900 €', 'not-a-number'],
  ['€900', 'not-a-number'],
  ['EUR 900,00', 'not-a-number'],
  ['$900', 'not-a-number'],
  ['₿ 5 sats', 'not-a-number'],
  ['5 £', 'not-a-number'],
  ['about 5', 'not-a-number'],
])('a unit in the text: %j', (text, expected) => {
  expect(read(text)).toBe(expected);
});

test.each<[text: string, expected: number | string]>([
  [`bitcoin:${ADDRESS}?amount=0.05`, 5_000_000],
  [`BITCOIN:${ADDRESS.toUpperCase()}?amount=0.05&label=x`, 5_000_000],
  [`bitcoin:${ADDRESS}`, 'no-amount'],
  [`bitcoin:${ADDRESS}?amount=1,5`, 'not-a-number'],
])('a payment link: %s', (text, expected) => {
  expect(read(text)).toBe(expected);
});

describe('the value passed to the form', () => {
  const typed = fc.oneof(
    fc.stringMatching(/^[\d., ']{0,14}( ?(BTC|sats|€|\$))?$/),
    fc.string({ maxLength: 8 }),
    fc.double().map(String),
  );

  it('is the parsed amount, or a text that is not an amount', () => {
    fc.assert(
      fc.property(typed, (text) => {
        const { read, value } = typeAmount(text);
        const parsed = parseBtc(value);
        expect(parsed.ok ? parsed.sats : null).toBe(read.ok ? read.sats : null);
      }),
    );
  });

  it('is the typed text if the form can read it', () => {
    expect(typeAmount('0.05').value).toBe('0.05');
    expect(typeAmount('0,05').value).toBe('0.05000000');
    expect(typeAmount('').value).toBe('');
  });
});

describe('a payment link that is typed', () => {
  it('becomes its amount in BTC', () => {
    const entry = typeAmount(`bitcoin:${ADDRESS}?amount=0.050`);
    expect(entry).toMatchObject({ text: '0.05', value: '0.05', read: { sats: 5_000_000 } });
  });

  it('stays if it cannot be read', () => {
    expect(typeAmount(`bitcoin:${ADDRESS}`)).toMatchObject({ text: `bitcoin:${ADDRESS}` });
  });
});
