import { type DateStyle, formatDate, type ReadDate, readDate } from '@/ui/text/dates';
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
