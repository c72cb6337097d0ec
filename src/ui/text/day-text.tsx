import { isCalendarDate } from '@/domain/primitives/dates';
import { DateText } from '@/ui/text/date-text';
import { Foreign } from '@/ui/text/foreign';

/** A calendar date. Any other text is an unknown date, and shown as it is: no time zone may make a day of it. */
export function DayText({ day }: { day: string | null }) {
  return day === null || isCalendarDate(day) ? <DateText value={day} /> : <Foreign>{day}</Foreign>;
}
