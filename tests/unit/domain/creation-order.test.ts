import { describe, expect, test } from 'vitest';
import { sortByCreation } from '@/domain/primitives/dates';

interface Item {
  id: string;
  createdAt: string | null;
}

const first: Item = { id: 'first', createdAt: '2026-11-01T09:00:00.000Z' };
const second: Item = { id: 'second', createdAt: '2026-11-01T10:00:00.000Z' };
const third: Item = { id: 'third', createdAt: '2026-11-01T11:00:00.000Z' };
const late: Item = { id: 'late', createdAt: '2026-11-01T08:00:00.000Z' };
const undated: Item = { id: 'undated', createdAt: null };

describe('the order of creation', () => {
  test.each<[string, Item[], Item[]]>([
    ['one more at the end', [first, second, third], [first, second, third]],
    ['an older one at the end', [first, second, late], [late, first, second]],
    ['an unordered list', [second, first, late], [late, first, second]],
    ['none', [], []],
    ['one without a date', [first, second, undated], [first, second, undated]],
  ])('is that of their dates: %s', (_, items, expected) => {
    expect(sortByCreation(items)).toEqual(expected);
  });

  test('copies no list that is in order', () => {
    const items = [first, second, third];
    expect(sortByCreation(items)).toBe(items);
  });
});
