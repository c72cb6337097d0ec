import { formatDate, parseDate } from '@/ui/text/date-text';
import { useDateLocale } from '@/ui/text/use-date-locale';

/** A day in the user's format; a text that is no day as it is. */
export function useFormatDay(): (day: string) => string {
  const locale = useDateLocale();
  return (day) => {
    const date = parseDate(day);
    return date === null ? day : formatDate(date, 'date', locale);
  };
}
