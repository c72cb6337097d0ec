import { useDateLocale } from '@/ui/text/locale-context';

export interface DateTextProps {
  /** ISO 8601 instant, or a calendar date YYYY-MM-DD, which means the same day everywhere. */
  value: string | null;
  /** `date` Nov 21, 2026 · `time` 10:30 AM · `moment` both · `relative` 5 minutes ago. */
  show?: DateStyle;
  /** Shown for null; what cannot be read is shown as it is. */
  unknown?: string;
  className?: string;
}

/** A date in the reader's way; on hover in full, and how long ago or ahead that is. */
export function DateText({ value, show = 'date', unknown = '–', className }: DateTextProps) {
  const locale = useDateLocale();
  if (value === null) return <span className={className}>{unknown}</span>;
  const date = readDate(value);
  if (date === null) return <span className={className}>{value}</span>;
  return (
    <time dateTime={value} title={hover(date, locale)} className={className}>
      {formatDate(date, show, locale)}
    </time>
  );
}

function hover(date: ReadDate, locale: string): string {
  const full = formatDate(date, 'full', locale);
  return date.dayOnly ? full : `${full} (${formatDate(date, 'relative', locale)})`;
}

/** `moment`: date and time of day. */
type DateStyle = 'date' | 'time' | 'moment' | 'relative';

/** A moment, or a day without a time zone. */
export interface ReadDate {
  at: Date;
  dayOnly: boolean;
}

/** Null for a text that is no date. */
export function readDate(text: string): ReadDate | null {
  const dayOnly = /^\d{4}-\d{2}-\d{2}$/.test(text);
  const at = new Date(dayOnly ? `${text}T00:00:00Z` : text);
  return Number.isNaN(at.getTime()) ? null : { at, dayOnly };
}

const OPTIONS: Record<'date' | 'time' | 'moment' | 'full' | 'full-day', Intl.DateTimeFormatOptions> = {
  date: { dateStyle: 'medium' },
  time: { timeStyle: 'short' },
  moment: { dateStyle: 'medium', timeStyle: 'short' },
  full: { dateStyle: 'full', timeStyle: 'long' },
  'full-day': { dateStyle: 'full' },
};

/** By Intl in the locale; calendar days are not moved by the reader's time zone. */
export function formatDate(date: ReadDate, style: DateStyle | 'full', locale: string, now = Date.now()): string {
  if (style === 'relative' && !date.dayOnly) return relative(date.at.getTime() - now, locale);
  const key = date.dayOnly ? DAY_STYLES[style] : style === 'relative' ? 'date' : style;
  const zone = date.dayOnly ? { timeZone: 'UTC' } : {};
  const made = () => new Intl.DateTimeFormat(locale, { ...OPTIONS[key], ...zone });
  return kept(formats, `${locale} ${key} ${date.dayOnly}`, made).format(date.at);
}

/** What is left of each style where there is no time of day. */
const DAY_STYLES = { date: 'date', time: 'time', moment: 'date', relative: 'date', full: 'full-day' } as const;

const formats = new Map<string, Intl.DateTimeFormat>();
const relativeFormats = new Map<string, Intl.RelativeTimeFormat>();

/** Making a format takes longer than all that a list does with it. */
function kept<Format>(all: Map<string, Format>, key: string, make: () => Format): Format {
  const format = all.get(key) ?? make();
  all.set(key, format);
  return format;
}

const UNITS: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['year', 31_536_000_000],
  ['month', 2_592_000_000],
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
];

function relative(difference: number, locale: string): string {
  const format = kept(relativeFormats, locale, () => new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }));
  const found = UNITS.find(([, size]) => Math.abs(difference) >= size);
  if (found === undefined) return format.format(0, 'second');
  const [unit, size] = found;
  return format.format(Math.round(difference / size), unit);
}
