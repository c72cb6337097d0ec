import type { Guarantee } from '@/domain/models';
import type { Sats } from '@/domain/primitives/amount';
import { readCalendarDate } from '@/domain/primitives/dates';
import type { UnreadAmount } from '@/services/schemas/fields.schema';
import type { WithExtra } from '@/services/schemas/read-record';

/* Values that a record keeps as they were received, beside what was read from them. */

/** Not in the specification, so it also stays in `extra`: a PUT sends it back as received. */
export function addCreationDate<Fields extends { extra?: Record<string, unknown> }>(guarantee: Fields): Fields {
  const createdAt = guarantee.extra?.created_at;
  return typeof createdAt === 'string' ? { ...guarantee, createdAt } : guarantee;
}

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

interface WithAmount extends WithExtra {
  amount: Sats | null | UnreadAmount;
}

/** An amount that cannot be read is unknown. It stays in `extra`: it is named on screen, and a PUT sends it back. */
export function setAsideUnread<Fields extends WithAmount>(fields: Fields): Fields & { amount: Sats | null } {
  const { amount, extra } = fields;
  if (typeof amount === 'number' || amount === null) return { ...fields, amount };
  return { ...fields, amount: null, extra: { ...extra, amount: amount.unread } };
}
