import fc from 'fast-check';
import { expect } from 'vitest';
import {
  formatBtc,
  MAX_SATS,
  parseBtc,
  parseWireBtc,
  type Sats,
  subtractSats,
  sumAmounts,
  toSats,
} from '@/domain/primitives/amount';
import { holds } from './runs';

const anySats = fc.integer({ min: 0, max: MAX_SATS }).map((value) => value as Sats);
const digits = fc.stringMatching(/^\d{0,20}$/);
const decimalText = fc
  .tuple(digits, fc.option(digits))
  .map(([whole, part]) => (part === null ? whole : `${whole}.${part}`));
const nearlyAmount = fc.oneof(decimalText, fc.stringMatching(/^[\s+-]?\d{0,9}[.,]?\d{0,9}([eE][+-]?\d{0,3})?[a-f]?$/));

/** Computes the amount from its digits with bigint; `null` if invalid. */
function satsFromDigits(text: string): bigint | null {
  const [, whole = '', part = ''] = /^(\d*)(?:[.,](\d*))?$/.exec(text.trim()) ?? [];
  if (`${whole}${part}` === '' || /[1-9]/.test(part.slice(8))) return null;
  const sats = BigInt(`${whole || '0'}${part.slice(0, 8).padEnd(8, '0')}`);
  return sats <= BigInt(MAX_SATS) ? sats : null;
}

holds('parses what it formats, with 8 decimals', [anySats], (sats) => {
  const text = formatBtc(sats);
  expect(text).toMatch(/^\d+\.\d{8}$/);
  expect(parseBtc(text)).toEqual({ ok: true, sats });
  expect(parseWireBtc(text)).toEqual({ ok: true, sats });
});

holds('parses a text to the amount of its digits, or rejects it', [fc.oneof(nearlyAmount, fc.string())], (text) => {
  const parsed = parseBtc(text);
  const expected = satsFromDigits(text);
  expect(parsed.ok ? BigInt(parsed.sats) : null).toBe(expected);
});

holds(
  'reads any response amount as whole satoshis or an error',
  [fc.oneof(fc.double(), fc.string(), nearlyAmount)],
  (value) => {
    const parsed = parseWireBtc(value);
    if (!parsed.ok) {
      expect(parsed.issue).toMatch(/^[a-z-]+$/);
      return;
    }
    expect(toSats(parsed.sats)).toBe(parsed.sats);
    // As close as floating point gets.
    expect(Math.abs(parsed.sats - Number(value) * 1e8)).toBeLessThanOrEqual(Math.max(1e-6, parsed.sats * 1e-15));
  },
);

holds('reads a JSON number as its exact amount', [anySats], (sats) => {
  expect(parseWireBtc(JSON.parse(String(sats / 1e8)))).toEqual({ ok: true, sats });
});

holds('refuses sums and differences that are not amounts', [anySats, anySats], (a, b) => {
  const sum = BigInt(a) + BigInt(b);
  expect(sumAmounts([a, b])).toBe(sum > BigInt(MAX_SATS) ? null : Number(sum));
  expect(subtractSats(a, b)).toBe(Math.max(0, a - b));
});
