import type { PointerEvent } from 'react';
import { getOrCreate } from '@/domain/primitives/get-or-create';
import { useDateLocale } from '@/ui/text/use-date-locale';

export interface DateTextProps {
  /** ISO 8601 instant, or a calendar date YYYY-MM-DD, which is the same day in every time zone. */
  value: string | null;
  /** `date` 21 Nov 2026 · `short` 21 Nov, this year · `time` 10:30 · `moment` both · `utc` both, the same on everybody's paper ·
   * `relative` 5 minutes ago */
  show?: DateStyle;
  className?: string;
}

/**
 * A date in the user's format; the tooltip has the full and the relative date. The tooltip is written when the pointer
 * arrives: its formats take long to create, and the relative date is then the present one.
 */
export function DateText({ value, show = 'date', className }: DateTextProps) {
  const locale = useDateLocale();
  if (value === null) return <span className={className}>–</span>;
  const date = parseDate(value);
  if (date === null) return <span className={className}>{value}</span>;
  const describe = ({ currentTarget }: PointerEvent<HTMLElement>) => {
    currentTarget.title = formatTooltip(date, locale);
  };
  return (
    <time dateTime={value} onPointerEnter={describe} className={className}>
      {formatDate(date, show, locale)}
    </time>
  );
}

function formatTooltip(date: ParsedDate, locale: string): string {
  const full = formatDate(date, 'full', locale);
  return date.dayOnly ? full : `${full} (${formatDate(date, 'relative', locale)})`;
}

type DateStyle = 'date' | 'short' | 'time' | 'moment' | 'utc' | 'relative';

export interface ParsedDate {
  at: Date;
  /** A calendar date without time and time zone. */
  dayOnly: boolean;
}

/** `null` for an invalid date. */
export function parseDate(text: string): ParsedDate | null {
  const dayOnly = /^\d{4}-\d{2}-\d{2}$/.test(text);
  const at = new Date(dayOnly ? `${text}T00:00:00Z` : text);
  return Number.isNaN(at.getTime()) ? null : { at, dayOnly };
}

const OPTIONS: Record<'date' | 'day' | 'time' | 'moment' | 'utc' | 'full' | 'full-day', Intl.DateTimeFormatOptions> = {
  date: { dateStyle: 'medium' },
  day: { day: 'numeric', month: 'short' },
  time: { timeStyle: 'short' },
  moment: { dateStyle: 'medium', timeStyle: 'short' },
  utc: {
    ...{ day: 'numeric', month: 'short', year: 'numeric', hour: 'numeric', minute: '2-digit' },
    ...{ timeZone: 'UTC', timeZoneName: 'short' },
  },
  full: { dateStyle: 'full', timeStyle: 'long' },
  'full-day': { dateStyle: 'full' },
};

/** Formats with Intl. Time zones do not shift calendar dates. */
export function formatDate(
  date: ParsedDate,
  style: DateStyle | 'day' | 'full',
  locale: string,
  now = Date.now(),
): string {
  if (style === 'relative' && !date.dayOnly) return formatRelative(date.at.getTime() - now, locale);
  if (style === 'short') return formatDate(date, isThisYear(date, now) ? 'day' : 'date', locale);
  const key = date.dayOnly ? DAY_STYLES[style] : style === 'relative' ? 'date' : style;
  const zone = date.dayOnly ? { timeZone: 'UTC' } : {};
  const create = () => new Intl.DateTimeFormat(locale, { ...OPTIONS[key], ...zone });
  return getOrCreate(formats, `${locale} ${key} ${date.dayOnly}`, create).format(date.at);
}

function isThisYear({ at, dayOnly }: ParsedDate, now: number): boolean {
  return (dayOnly ? at.getUTCFullYear() : at.getFullYear()) === new Date(now).getFullYear();
}

/** Style of a date without time. */
const DAY_STYLES = {
  day: 'day',
  date: 'date',
  time: 'time',
  moment: 'date',
  utc: 'date',
  relative: 'date',
  full: 'full-day',
} as const;

// Creating a format is slow.
const formats = new Map<string, Intl.DateTimeFormat>();
const relativeFormats = new Map<string, Intl.RelativeTimeFormat>();

const UNITS: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['year', 31_536_000_000],
  ['month', 2_592_000_000],
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
];

function formatRelative(difference: number, locale: string): string {
  const format = getOrCreate(relativeFormats, locale, () => new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }));
  const match = UNITS.find(([, size]) => Math.abs(difference) >= size);
  if (match === undefined) return format.format(0, 'second');
  const [unit, size] = match;
  return format.format(Math.round(difference / size), unit);
}
