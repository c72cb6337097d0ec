import { describe, expect, it } from 'vitest';
import { formatDate, type ParsedDate, parseDate } from '@/ui/text/date-text';

function read(text: string): ParsedDate {
  const date = parseDate(text);
  if (date === null) throw new Error(`${text} is no date`);
  return date;
}

describe('dates', () => {
  it('keeps a calendar day on its day in every time zone', () => {
    expect(formatDate(read('2027-03-01'), 'date', 'en')).toBe('Mar 1, 2027');
    expect(formatDate(read('2027-03-01'), 'full', 'en')).toBe('Monday, March 1, 2027');
  });

  it.each([
    ['2026-11-21T23:30:00Z', 'es', '21 nov 2026, 23:30 UTC'],
    ['2026-11-21T23:30:00-05:00', 'es', '22 nov 2026, 4:30 UTC'],
    ['2026-11-21T00:05:00+01:00', 'en-GB', '20 Nov 2026, 23:05 UTC'],
    ['2026-11-21', 'es', '21 nov 2026'],
  ])('shows %s the same in every time zone', (text, locale, shown) => {
    expect(formatDate(read(text), 'utc', locale)).toBe(shown);
  });

  it('formats in the given language', () => {
    expect(formatDate(read('2027-03-01'), 'date', 'es')).toBe('1 mar 2027');
  });

  it.each([
    [0, 'now'],
    [-30_000, 'now'],
    [-5 * 60_000, '5 minutes ago'],
    [-86_400_000, 'yesterday'],
    [3 * 3_600_000, 'in 3 hours'],
    [-800 * 86_400_000, '2 years ago'],
  ])('%i ms from now', (difference, text) => {
    const now = Date.UTC(2026, 10, 21, 12);
    const date = read(new Date(now + difference).toISOString());
    expect(formatDate(date, 'relative', 'en', now)).toBe(text);
  });

  it.each([
    ['2026-03-01', 'Mar 1'],
    ['2025-12-31', 'Dec 31, 2025'],
    ['2027-01-01', 'Jan 1, 2027'],
    ['2026-06-15T12:00:00Z', 'Jun 15'],
    ['2025-06-15T12:00:00Z', 'Jun 15, 2025'],
  ])('leaves out the present year of %s', (text, shown) => {
    expect(formatDate(read(text), 'short', 'en', Date.UTC(2026, 10, 21, 12))).toBe(shown);
  });

  it('rejects other texts', () => {
    expect(parseDate('soon')).toBeNull();
    expect(parseDate('2026-13-40')).toBeNull();
  });
});
