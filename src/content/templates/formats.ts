import type { Language } from '@/content/templates/known-wording';
import type { SpecialTerm } from '@/domain/templates/term-types';

/** Numbers and dates as a contract in one language writes them. */
interface Formats {
  /** `12.000,50 euros` */
  euros: (euros: number) => string;
  /** `50.000 €` */
  roundEuros: (euros: number) => string;
  /** `5 %` */
  percent: (percent: number) => string;
  number: (value: number) => string;
  /** @param text digits with a decimal point */
  decimal: (text: string) => string;
  /** @param date YYYY-MM-DD */
  date: (date: string) => string;
  /** The month of a date. */
  month: (date: Date) => string;
  /** The day and the time in Madrid. */
  day: (at: Date) => string;
  hour: (at: Date) => string;
}

const [dotted, cents, round] = [
  { maximumFractionDigits: 8 },
  { minimumFractionDigits: 2, maximumFractionDigits: 2 },
  { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 },
] as const;
const NUMBER = { es: makeNumber('es', dotted), en: makeNumber('en', dotted) };
const CENTS = makeNumber('es', cents);
const MONTH = { month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
const IN_MADRID = { timeZone: 'Europe/Madrid' } as const;

function makeNumber(tag: Language, options: Intl.NumberFormatOptions): (value: number) => string {
  const { format } = new Intl.NumberFormat(tag, { ...options, useGrouping: 'always' });
  return format;
}

function makeDate(tag: string, options: Intl.DateTimeFormatOptions): (date: Date) => string {
  const { format } = new Intl.DateTimeFormat(tag, options);
  return format;
}

const longDay = makeDate('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

export const FORMATS: Record<Language, Formats> = {
  es: {
    euros: (euros) => `${CENTS(euros)} euros`,
    roundEuros: makeNumber('es', round),
    percent: (percent) => `${NUMBER.es(percent)}\u00a0%`,
    number: NUMBER.es,
    decimal: (text) => text.replace('.', ','),
    date: (date) => date.split('-').reverse().join('/'),
    month: makeDate('es', MONTH),
    day: makeDate('es', { ...IN_MADRID, day: '2-digit', month: '2-digit', year: 'numeric' }),
    hour: makeDate('es', { ...IN_MADRID, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }),
  },
  en: {
    euros: makeNumber('en', { style: 'currency', currency: 'EUR' }),
    roundEuros: makeNumber('en', round),
    percent: (percent) => `${NUMBER.en(percent)}%`,
    number: NUMBER.en,
    decimal: (text) => text,
    date: (date) => longDay(new Date(`${date}T00:00:00Z`)),
    month: makeDate('en', MONTH),
    day: makeDate('en-GB', { ...IN_MADRID, dateStyle: 'long' }),
    hour: makeDate('en-GB', { ...IN_MADRID, timeStyle: 'short' }),
  },
};

/** A typed value as the text says it: `12.000,50 euros`, `5 %`, `21/12/2026`. */
export function formatTerm(language: Language, { kind, options = [] }: SpecialTerm, typed: string): string {
  const formats = FORMATS[language];
  if (kind === 'date') return formats.date(typed);
  if (kind === 'money') return formats.euros(Number(typed));
  if (kind === 'percent') return formats.percent(Number(typed));
  if (kind === 'choice') return options.find(({ value }) => value === typed)?.label ?? typed;
  return kind === 'days' ? String(Number(typed)) : typed;
}
