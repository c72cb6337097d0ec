import type { SignedTerms } from '@/domain/seals/seal-record';
import { formatDate, parseDate } from '@/ui/text/date-text';

/** The day of the last signature, as the server or this device said; nothing proves it. */
export function formatSealDate({ signatures }: SignedTerms, locale: string): string {
  const latest = signatures
    .map(({ madeAt }) => madeAt)
    .sort()
    .at(-1);
  const parsed = parseDate(latest ?? '');
  return parsed === null ? (latest ?? '') : formatDate(parsed, 'date', locale);
}

/** @param at ISO 8601 */
export function formatDay(at: string, locale: string): string {
  const parsed = parseDate(at);
  return parsed === null ? at : formatDate(parsed, 'date', locale);
}
