import type { Language } from '@/content/templates/known-wording';
import type { SpecialTerm } from '@/domain/templates/term-types';

function makeNumber(tag: Language, options: Intl.NumberFormatOptions): (value: number) => string {
  return new Intl.NumberFormat(tag, { ...options, useGrouping: 'always' }).format;
}

function makeDate(tag: string, options: Intl.DateTimeFormatOptions): (date: Date) => string {
  return new Intl.DateTimeFormat(tag, options).format;
}

const ROUND = { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 } as const;
const MONTH = { month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
const IN_MADRID = { timeZone: 'Europe/Madrid' } as const;
const numbers = {
  es: makeNumber('es', { maximumFractionDigits: 8 }),
  en: makeNumber('en', { maximumFractionDigits: 8 }),
};
const spanishCents = makeNumber('es', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const englishDay = makeDate('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** Numbers and dates as a contract in one language writes them. */
export const FORMATS = {
  es: {
    number: numbers.es,
    /** Of digits with a decimal point. */
    decimal: (text: string) => text.replace('.', ','),
    /** `12.000,50 euros` */
    euros: (euros: number) => `${spanishCents(euros)} euros`,
    /** `50.000 €` */
    roundEuros: makeNumber('es', ROUND),
    /** `5 %` */
    percent: (percent: number) => `${numbers.es(percent)}\u00a0%`,
    /** Of YYYY-MM-DD. */
    date: (date: string) => date.split('-').reverse().join('/'),
    month: makeDate('es', MONTH),
    /** Of a moment, in Madrid. */
    day: makeDate('es', { ...IN_MADRID, day: '2-digit', month: '2-digit', year: 'numeric' }),
    hour: makeDate('es', { ...IN_MADRID, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }),
  },
  en: {
    number: numbers.en,
    decimal: (text: string) => text,
    euros: makeNumber('en', { style: 'currency', currency: 'EUR' }),
    roundEuros: makeNumber('en', ROUND),
    percent: (percent: number) => `${numbers.en(percent)}%`,
    date: (date: string) => englishDay(new Date(`${date}T00:00:00Z`)),
    month: makeDate('en', MONTH),
    day: makeDate('en-GB', { ...IN_MADRID, dateStyle: 'long' }),
    hour: makeDate('en-GB', { ...IN_MADRID, timeStyle: 'short' }),
  },
} as const;

/** A typed value as the text says it: `12.000,50 euros`, `5 %`, `21/12/2026`. */
export function formatTerm(language: Language, { kind, options = [] }: SpecialTerm, typed: string): string {
  const formats = FORMATS[language];
  if (kind === 'date') return formats.date(typed);
  if (kind === 'money') return formats.euros(Number(typed));
  if (kind === 'percent') return formats.percent(Number(typed));
  return options.find(({ value }) => value === typed)?.label ?? typed;
}
