import { getOrCreate } from '@/domain/primitives/get-or-create';
import { useDateLocale } from '@/ui/text/use-date-locale';

/** A day in words: "today", "in 12 days", "3 months ago". */
export function RelativeDay({ inDays }: { inDays: number }) {
  const locale = useDateLocale();
  return <>{formatRelativeDay(inDays, locale)}</>;
}

const UNITS = [
  { unit: 'year', days: 365.25, from: 730 },
  { unit: 'month', days: 30.44, from: 60 },
] as const;

// Creating a format is slow.
const formats = new Map<string, Intl.RelativeTimeFormat>();

/** `inDays`: whole days from today; negative in the past. */
export function formatRelativeDay(inDays: number, locale: string): string {
  const format = getOrCreate(formats, locale, () => new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }));
  const match = UNITS.find(({ from }) => Math.abs(inDays) >= from);
  return match === undefined
    ? format.format(inDays, 'day')
    : format.format(Math.round(inDays / match.days), match.unit);
}
