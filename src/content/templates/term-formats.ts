import { formatBtc, type Sats } from '@/domain/primitives/amount';
import type { TermReader, WrittenGuarantee } from '@/domain/templates/template-draft';
import type { SpecialTerm } from '@/domain/templates/term-types';

/* Numbers and dates as a Spanish contract writes them. */

export const NUMBER = new Intl.NumberFormat('es', { maximumFractionDigits: 8, useGrouping: 'always' });
const EURO_CENTS = new Intl.NumberFormat('es', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
  useGrouping: 'always',
});
const MADRID = new Intl.DateTimeFormat('es', {
  timeZone: 'Europe/Madrid',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** A typed value as the text says it: `12.000,50 euros`, `5 %`, `21/12/2026`. */
export function formatTerm({ kind, options = [] }: SpecialTerm, typed: string): string {
  if (kind === 'date') return formatSpanishDate(typed);
  if (kind === 'money') return `${EURO_CENTS.format(Number(typed))} euros`;
  if (kind === 'percent') return `${NUMBER.format(Number(typed))}\u00a0%`;
  if (kind === 'choice') return options.find(({ value }) => value === typed)?.label ?? typed;
  return kind === 'days' ? String(Number(typed)) : typed;
}

export function writeAmount(amount: Sats): string {
  const btc = formatBtc(amount).replace('.', ',');
  return `${btc} BTC (${NUMBER.format(amount)} ${amount === 1 ? 'satoshi' : 'satoshis'})`;
}

/** @param date YYYY-MM-DD */
export function writeValidUntil(date: string): string {
  return `válida hasta el ${formatSpanishDate(date)}`;
}

/** Names the guarantee whose amount is to be filled in. */
function writeBlank(description: string): string {
  return `[por completar: importe de «${description.replace(/[[\]]/g, '')}»]`;
}

/** The depositor, the amount, the date, and the value in euros with its price. */
export function writeGuarantee(guarantee: WrittenGuarantee, basis: string, { show }: TermReader): string {
  const { description, party, amount, validUntil, value, percent } = guarantee;
  const line = `${description}: a cargo de la ${party}, ${amount === null ? writeBlank(description) : writeAmount(amount)}, ${writeValidUntil(validUntil)}.`;
  if (value === null) return line;
  const share = percent === null ? '' : ` (${NUMBER.format(percent)}\u00a0% ${basis})`;
  const price =
    value.quote === null
      ? `al precio publicado por ${show('rateSource')} el ${show('rateDate')}`
      : `al precio de ${EURO_CENTS.format(value.quote.perBtc)} euros por bitcoin publicado por ${value.quote.source} ${formatTime(value.quote.at)}`;
  return `${line} Importe garantizado: ${EURO_CENTS.format(value.cents / 100)} euros${share}, ${price}.`;
}

/** 2026-12-21 -> 21/12/2026 */
function formatSpanishDate(date: string): string {
  return date.split('-').reverse().join('/');
}

/** `el 21/12/2026 a las 13:05, hora peninsular` */
function formatTime(at: string): string {
  const parts = Object.fromEntries(MADRID.formatToParts(new Date(at)).map(({ type, value }) => [type, value]));
  return `el ${parts.day}/${parts.month}/${parts.year} a las ${parts.hour}:${parts.minute}, hora peninsular`;
}
