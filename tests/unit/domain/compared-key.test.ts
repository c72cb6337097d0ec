import { describe, expect, test } from 'vitest';
import { isKeyCompared, type KeyHolder, noteKeyCompared } from '@/domain/keys/compared-key';
import type { CurrentKeys } from '@/domain/keys/current-keys';
import { compareKeys, type KeyMemory, NOTHING_SEEN, reconcile } from '@/domain/keys/key-memory';
import { learnKeys } from '@/domain/keys/learn-keys';

const OWNER = { userId: 1, contractId: 7 };
const NOW = '2026-11-22T10:00:00.000Z';
const SEEN: CurrentKeys = {
  ownPlace: 0,
  counterparty: '02aa',
  arbitrator: 'xpubA',
  counterpartyId: 2,
  arbitratorId: 'arb',
  ownKey: '02ff',
};
const HOLDER: KeyHolder = { userId: 1, personId: 2, key: '02aa' };
const FIRST_SEEN = learnKeys(NOTHING_SEEN, OWNER, SEEN);
const COMPARED = noteKeyCompared(FIRST_SEEN, HOLDER, NOW);

describe('a key is compared', () => {
  test.each<[string, KeyMemory, Partial<KeyHolder>, boolean]>([
    ['nothing is known', NOTHING_SEEN, {}, false],
    ['it was seen', FIRST_SEEN, {}, false],
    ['it was compared', COMPARED, {}, true],
    ['another key of the same person', COMPARED, { key: '02bb' }, false],
    ['the same key for another person', COMPARED, { personId: 3 }, false],
    ['another account of the device', COMPARED, { userId: 9 }, false],
    ['an id as number or text', COMPARED, { userId: '1', personId: '2' }, true],
    ['an entry of an earlier version', { '["compared-key","1","2","02aa"]': NOW }, {}, true],
  ])('%s', (_what, memory, holder, expected) => {
    expect(isKeyCompared(memory, { ...HOLDER, ...holder })).toBe(expected);
  });

  test('once and for all tabs', () => {
    expect(noteKeyCompared(FIRST_SEEN, HOLDER, NOW)).toEqual({ ...FIRST_SEEN, '["compared-key","1","2","02aa"]': NOW });
    expect(noteKeyCompared(COMPARED, HOLDER, '2027-01-01')).toBe(COMPARED);
    expect(isKeyCompared(reconcile(COMPARED, FIRST_SEEN, FIRST_SEEN), HOLDER)).toBe(true);
  });
});

test('entries of earlier versions about links are ignored', () => {
  const earlier: KeyMemory = {
    ...FIRST_SEEN,
    '["link","1","7"]': '02bb',
    '["linked-key","1","2","02aa"]': NOW,
    '["invitation","1","7"]': 'ab',
  };
  expect(compareKeys(earlier, OWNER, SEEN)).toEqual([]);
  expect(isKeyCompared(earlier, HOLDER)).toBe(false);
});
