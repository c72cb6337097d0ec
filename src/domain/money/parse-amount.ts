import { readGrouped } from '@/domain/money/read-grouped';
import { type AmountIssue, formatBtc, parseBtc, type Sats } from '@/domain/primitives/amount';
import { isPaymentUri, parsePaymentUri } from '@/domain/primitives/payment-uri';
import { readTyped } from '@/domain/primitives/typed-text';

/** `no-amount`: a payment link without an amount. */
export type TypedAmountIssue = AmountIssue | 'no-amount';

type TypedAmount = { ok: true; sats: Sats } | { ok: false; issue: TypedAmountIssue };

/** The value of an amount field. */
export interface AmountEntry {
  /** As typed. */
  text: string;
  read: TypedAmount;
  /** For the form: BTC with a decimal point, or a text that `parseBtc` refuses. */
  value: string;
}

/** Reads what was typed, or what comes from the form. */
export function typeAmount(text: string): AmountEntry {
  const read = parseAmount(text);
  // A payment link is replaced by its amount: people cannot read the link.
  if (read.ok && isPaymentUri(text)) return typeAmount(formatBtc(read.sats).replace(/\.?0+$/, ''));
  return { text, read, value: toValue(text, read) };
}

/** Never a text that `parseBtc` would read as another amount. */
function toValue(text: string, read: TypedAmount): string {
  const parsed = parseBtc(text);
  if (!read.ok) return parsed.ok ? `${text} ?` : text;
  return parsed.ok && parsed.sats === read.sats && !text.includes(',') ? text : formatBtc(read.sats);
}

const DECIMALS = 8;

/** Nobody types more, and what is pasted by mistake is not searched. */
const LONGEST_AMOUNT = 100;

/**
 * Reads an amount in BTC as people type it: comma or point, grouped, with or without its unit. It never guesses where a reading
 * could be another amount, and never rounds (docs/bitcoin.md#typed-amounts has the rules).
 */
function parseAmount(text: string): TypedAmount {
  if (isPaymentUri(text)) return readLink(text);
  const typed = readTyped(text);
  if (typed.length > LONGEST_AMOUNT) return { ok: false, issue: 'not-a-number' };
  const number = readGrouped(dropUnit(typed), DECIMALS);
  return number.ok ? parseBtc(number.text) : number;
}

/** The amount of a payment link (docs/bitcoin.md#payment-links). */
function readLink(text: string): TypedAmount {
  const link = parsePaymentUri(text);
  if (link === null) return { ok: false, issue: 'not-a-number' };
  return link.amount === null ? { ok: false, issue: 'no-amount' } : { ok: true, sats: link.amount };
}

/** The unit may stand on either side of the number, or on both. */
function dropUnit(text: string): string {
  return text
    .replace(/^(?:₿|btc|xbt)(?=[\s\d.,])/i, '')
    .replace(/(?<=[\s\d.,])(?:₿|btc|xbt)$/i, '')
    .trim();
}
