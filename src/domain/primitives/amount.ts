import { readNumber, readTyped } from '@/domain/primitives/typed-text';

declare const satsBrand: unique symbol;

/** A whole number of satoshis from 0 to 21 000 000 BTC, created by this module only (docs/bitcoin.md#amounts). */
export type Sats = number & { readonly [satsBrand]: true };

/** Why a text is not an amount. */
export type AmountIssue = 'empty' | 'not-a-number' | 'negative' | 'too-precise' | 'too-large';

export type AmountResult = { ok: true; sats: Sats } | { ok: false; issue: AmountIssue };

const DECIMALS = 8;
export const SATS_PER_BTC = 100_000_000;

export const MAX_SATS = (21_000_000 * SATS_PER_BTC) as Sats;
export const ZERO_SATS = 0 as Sats;

const PLAIN = /^(\d*)(?:\.(\d*))?$/;
const EXPONENT = /^(\d*)(?:\.(\d*))?[eE]([+-]?\d{1,3})$/;

/**
 * Parses a BTC amount that was typed: digits with at most 8 decimals after a point or a comma. Refuses a sign, an exponent, more
 * decimals and more than 21 000 000 BTC; never rounds.
 */
export function parseBtc(text: string): AmountResult {
  return parsePlain(readNumber(text) ?? readTyped(text));
}

function parsePlain(trimmed: string): AmountResult {
  if (trimmed === '') return { ok: false, issue: 'empty' };
  if (/^-/.test(trimmed)) return { ok: false, issue: 'negative' };
  const match = PLAIN.exec(trimmed);
  return parseDigits(match?.[1], match?.[2], 0);
}

/** Parses a BTC amount of a response: a decimal string or a number, also in exponent form (docs/api.md#conventions). */
export function parseWireBtc(value: string | number): AmountResult {
  const text = typeof value === 'number' ? String(value) : value.trim();
  const match = EXPONENT.exec(text);
  if (match === null) return parsePlain(text);
  return parseDigits(match[1], match[2], Number(match[3]));
}

/** The amount in BTC with 8 decimals: `"0.00100000"`. */
export function formatBtc(sats: Sats): string {
  const digits = String(sats).padStart(DECIMALS + 1, '0');
  return `${digits.slice(0, -DECIMALS)}.${digits.slice(-DECIMALS)}`;
}

/** Checks a number of satoshis; `null` if it is not an amount. */
export function toSats(value: number | bigint): Sats | null {
  const number = Number(value);
  return Number.isSafeInteger(number) && number >= 0 && number <= MAX_SATS ? (number as Sats) : null;
}

/** The sum of amounts; `null` (unknown) if one is unknown or the sum exceeds 21 000 000 BTC. */
export function sumAmounts(parts: readonly (Sats | null)[]): Sats | null {
  return parts.includes(null) ? null : toSats(parts.reduce<number>((sum, part) => sum + (part ?? 0), 0));
}

/** `a − b`, at least zero. */
export function subtractSats(a: Sats, b: Sats): Sats {
  return requireSats(Math.max(0, a - b));
}

function requireSats(value: number): Sats {
  const sats = toSats(value);
  if (sats === null) throw new RangeError(`${value} is not an amount in satoshis`);
  return sats;
}

function parseDigits(whole: string | undefined, fraction: string | undefined, exponent: number): AmountResult {
  const units = whole ?? '';
  const decimals = fraction ?? '';
  if (units === '' && decimals === '') return { ok: false, issue: 'not-a-number' };
  const scale = DECIMALS + exponent - decimals.length;
  const digits = (units + decimals).replace(/^0+(?=\d)/, '');
  return scaleDigits(digits, scale);
}

function scaleDigits(digits: string, scale: number): AmountResult {
  if (/^0+$/.test(digits)) return { ok: true, sats: ZERO_SATS };
  const kept = scale < 0 ? digits.slice(0, scale) : digits.padEnd(digits.length + scale, '0');
  const cut = scale < 0 ? digits.slice(scale) : '';
  if (/[1-9]/.test(cut)) return { ok: false, issue: 'too-precise' };
  if (kept.length > 16) return { ok: false, issue: 'too-large' };
  const sats = toSats(Number(kept));
  return sats === null ? { ok: false, issue: 'too-large' } : { ok: true, sats };
}
