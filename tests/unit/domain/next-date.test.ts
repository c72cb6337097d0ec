import { expect, it } from 'vitest';
import { findContractDates } from '@/domain/contracts/next-date';
import { formatRelativeDay } from '@/features/contracts/list/row-facts';
import { makeGuarantee } from './make';

const TODAY = '2026-11-23';

it.each<[string, (string | null)[], string | null, string | null, number]>([
  ['nothing without dates', [null, 'soon'], null, null, 0],
  ['the earliest in the future', ['2027-01-31', '2026-12-05'], '2026-12-05 12', null, 0],
  ['today, which has not passed', ['2026-11-23'], '2026-11-23 0', null, 0],
  ['the latest that has passed, and how many', ['2026-11-01', '2026-11-20'], null, '2026-11-20 -3', 2],
  ['both', ['2026-11-20', '2026-11-24'], '2026-11-24 1', '2026-11-20 -3', 1],
  ['nothing of a text that is no date', ['2026-11-25T10:00:00'], null, null, 0],
])('finds %s', (_what, dates, next, passed, overdue) => {
  const guarantees = dates.map((validUntil) => makeGuarantee({ validUntil, description: `Until ${validUntil}` }));
  const found = findContractDates({ guarantees }, TODAY);
  const show = (day: { day: string; inDays: number } | null) => day && `${day.day} ${day.inDays}`;
  expect(found.passed?.of).toBe(
    found.passed === null ? undefined : guarantees[dates.indexOf(found.passed.day)]?.description,
  );
  expect([show(found.next), show(found.passed), found.overdue]).toEqual([next, passed, overdue]);
});

it('leaves out executed guarantees', () => {
  const guarantees = [makeGuarantee({ validUntil: '2026-12-01', status: 'executed' })];
  expect(findContractDates({ guarantees }, TODAY)).toEqual({ next: null, passed: null, overdue: 0, isOver: true });
  // A date may still be agreed for an open one.
  const open = [...guarantees, makeGuarantee({ validUntil: null, status: 'pending' })];
  expect(findContractDates({ guarantees: open }, TODAY).isOver).toBe(false);
});

it.each([
  [0, 'today'],
  [1, 'tomorrow'],
  [12, 'in 12 days'],
  [-3, '3 days ago'],
  [59, 'in 59 days'],
  [90, 'in 3 months'],
  [-1100, '3 years ago'],
])('says %i days in words', (inDays, words) => {
  expect(formatRelativeDay(inDays, 'en')).toBe(words);
});
