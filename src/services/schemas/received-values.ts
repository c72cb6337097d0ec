import type { Guarantee } from '@/domain/models';
import { readCalendarDate } from '@/domain/primitives/dates';

/* Values that a record keeps as they were received, beside what was read from them. */

type Received<Fields> = Omit<Fields, 'validUntil'> & { validUntil?: string | number | null };
type Dated<Fields> = Fields & Pick<Guarantee, 'sentDate'>;

/** Reduces the date to the calendar date that everything else uses, and keeps it as it was received. */
export function reduceDate<Fields extends { validUntil?: string | null }>(guarantee: Received<Fields>): Dated<Fields> {
  const { validUntil: sent } = guarantee;
  if (sent === undefined || sent === null) return guarantee as Dated<Fields>;
  const validUntil = toDateText(sent);
  return { ...guarantee, validUntil, ...(validUntil === sent ? {} : { sentDate: sent }) } as Dated<Fields>;
}

/** The calendar date, or the text of an unknown one. */
export function toDateText(sent: string | number): string {
  return readCalendarDate(String(sent)) ?? String(sent);
}
