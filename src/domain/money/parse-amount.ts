import { fromFiat, type PriceQuote } from '@/domain/money/price';
import { readNumber } from '@/domain/money/read-number';
import { type AmountIssue, parseBtc, type Sats } from '@/domain/primitives/amount';
import { isPaymentUri, parsePaymentUri } from '@/domain/primitives/payment-uri';
import { readTyped } from '@/domain/primitives/typed-text';

/** The unit of a typed amount; `fiat` is the currency of the quote. */
export type AmountUnit = 'BTC' | 'sats' | 'fiat';

/** `no-price`: euros or dollars without a price to convert them; `no-amount`: a payment link without an amount. */
export type TypedAmountIssue = AmountIssue | 'no-price' | 'no-amount';

export type TypedAmount =
  | {
      ok: true;
      sats: Sats;
      /** The unit that was used: a unit in the text takes precedence over the chosen one. */
      unit: AmountUnit;
    }
  | { ok: false; issue: TypedAmountIssue };

/** Decimals of each unit. */
const DECIMALS: Readonly<Record<AmountUnit, number>> = { BTC: 8, sats: 0, fiat: 2 };

/** Nobody types more, and what is pasted by mistake is not searched. */
const LONGEST_AMOUNT = 100;

/**
 * Reads an amount as people type it: comma or point, grouped, with or without a unit. It never guesses where a reading
 * could be another amount, and never rounds bitcoin (docs/bitcoin.md#typed-amounts has the rules).
 * @param quote converts euros and dollars, rounded to the satoshi
 */
export function parseAmount(text: string, chosen: AmountUnit, quote: PriceQuote | null): TypedAmount {
  if (isPaymentUri(text)) return readLink(text);
  const typed = readTyped(text);
  if (typed.length > LONGEST_AMOUNT) return { ok: false, issue: 'not-a-number' };
  const named = splitUnit(typed);
  if (named === null) return { ok: false, issue: 'not-a-number' };
  const unit = toUnit(named.unit, chosen, quote);
  if (unit === null) return { ok: false, issue: 'no-price' };
  const number = readNumber(named.number, DECIMALS[unit]);
  if (!number.ok) return number;
  return toSatoshis(number.text, unit, quote);
}

/** The amount of a payment link (docs/bitcoin.md#payment-links). */
function readLink(text: string): TypedAmount {
  const link = parsePaymentUri(text);
  if (link === null) return { ok: false, issue: 'not-a-number' };
  return link.amount === null ? { ok: false, issue: 'no-amount' } : { ok: true, sats: link.amount, unit: 'BTC' };
}

function toSatoshis(number: string, unit: AmountUnit, quote: PriceQuote | null): TypedAmount {
  if (unit !== 'fiat') {
    const parsed = parseBtc(unit === 'BTC' ? number : shiftToBtc(number));
    return parsed.ok ? { ok: true, sats: parsed.sats, unit } : parsed;
  }
  if (quote === null) return { ok: false, issue: 'no-price' };
  try {
    return { ok: true, sats: fromFiat(Math.round(Number(number) * 100), quote), unit };
  } catch {
    return { ok: false, issue: 'too-large' };
  }
}

/** Whole satoshis as BTC. */
function shiftToBtc(sats: string): string {
  const digits = sats.padStart(9, '0');
  return `${digits.slice(0, -8)}.${digits.slice(-8)}`;
}

type NamedUnit = 'BTC' | 'sats' | 'EUR' | 'USD';

const UNITS: readonly (readonly [RegExp, NamedUnit])[] = [
  [/^(?:₿|btc|xbt)$/i, 'BTC'],
  [/^(?:sats?|satoshis?)$/i, 'sats'],
  [/^(?:€|eur)$/i, 'EUR'],
  [/^(?:\$|usd|us\$)$/i, 'USD'],
];

/** Number and unit, which may stand on either side, or on both if it is the same. `null` for anything else. */
function splitUnit(text: string): { number: string; unit: NamedUnit | null } | null {
  const match = /^([^\d.,+-]*)(.*?)([^\d.,]*)$/su.exec(text);
  const [, before = '', number = '', after = ''] = match ?? [];
  const names = [before.trim(), after.trim()].filter((name) => name !== '');
  const units = new Set(names.map((name) => UNITS.find(([form]) => form.test(name))?.[1] ?? null));
  const [unit = null] = units;
  return units.size > 1 || units.has(null) ? null : { number, unit };
}

/** `null` if the text names a currency that there is no price for. */
function toUnit(named: NamedUnit | null, chosen: AmountUnit, quote: PriceQuote | null): AmountUnit | null {
  if (named === null) return chosen;
  if (named === 'BTC' || named === 'sats') return named;
  return quote?.currency === named ? 'fiat' : null;
}
