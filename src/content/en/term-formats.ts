import { formatBtc, type Sats } from '@/domain/primitives/amount';
import type { TermReader, WrittenGuarantee } from '@/domain/templates/template-draft';
import type { SpecialTerm } from '@/domain/templates/term-types';

/* Numbers and dates as an English contract writes them. */

export const NUMBER = new Intl.NumberFormat('en', { maximumFractionDigits: 8 });
const EURO_CENTS = new Intl.NumberFormat('en', { style: 'currency', currency: 'EUR' });
const DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
const MADRID = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Madrid', timeStyle: 'short' });
const MADRID_DAY = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Madrid', dateStyle: 'long' });

/** A typed value as the text says it: `€12,000.50`, `5%`, `21 December 2026`. */
export function formatTerm({ kind, options = [] }: SpecialTerm, typed: string): string {
  if (kind === 'date') return formatDay(typed);
  if (kind === 'money') return EURO_CENTS.format(Number(typed));
  if (kind === 'percent') return `${NUMBER.format(Number(typed))}%`;
  if (kind === 'choice') return options.find(({ value }) => value === typed)?.label ?? typed;
  return kind === 'days' ? String(Number(typed)) : typed;
}

export function writeAmount(amount: Sats): string {
  return `${formatBtc(amount)} BTC (${NUMBER.format(amount)} ${amount === 1 ? 'satoshi' : 'satoshis'})`;
}

/** @param date YYYY-MM-DD */
export function writeValidUntil(date: string): string {
  return `valid until ${formatDay(date)}`;
}

/** Names the guarantee whose amount is to be filled in. */
function writeBlank(description: string): string {
  return `[to be completed: amount of “${description.replace(/[[\]]/g, '')}”]`;
}

/** The depositor, the amount, the date, and the value in euros with its price. */
export function writeGuarantee(guarantee: WrittenGuarantee, basis: string, { show }: TermReader): string {
  const { description, party, amount, validUntil, value, percent } = guarantee;
  const line = `${description}: deposited by the ${party}, ${amount === null ? writeBlank(description) : writeAmount(amount)}, ${writeValidUntil(validUntil)}.`;
  if (value === null) return line;
  const share = percent === null ? '' : ` (${NUMBER.format(percent)}% ${basis})`;
  const at = new Date(value.quote?.at ?? 0);
  const price =
    value.quote === null
      ? `at the price published by ${show('rateSource')} on ${show('rateDate')}`
      : `at the price of ${EURO_CENTS.format(value.quote.perBtc)} per bitcoin published by ${value.quote.source} on ${MADRID_DAY.format(at)} at ${MADRID.format(at)}, mainland Spanish time`;
  return `${line} Guaranteed amount: ${EURO_CENTS.format(value.cents / 100)}${share}, ${price}.`;
}

function formatDay(date: string): string {
  return DAY.format(new Date(`${date}T00:00:00Z`));
}
