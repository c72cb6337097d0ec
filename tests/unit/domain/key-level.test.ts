import { describe, expect, test } from 'vitest';
import type { CurrentKeys } from '@/domain/keys/current-keys';
import {
  getKeyLevel,
  type KeyHolder,
  type KeyLevel,
  learnConfirmedKeys,
  noteLinkKey,
  noteOwnLink,
  raiseKeyLevel,
  recallOwnLink,
} from '@/domain/keys/key-level';
import { compareKeys, type KeyMemory, NOTHING_SEEN, reconcile } from '@/domain/keys/key-memory';
import { acceptKeys, learnKeys } from '@/domain/keys/learn-keys';

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
const LINKED = learnConfirmedKeys(FIRST_SEEN, OWNER, SEEN, NOW);
const COMPARED = raiseKeyLevel(LINKED, HOLDER, 'compared', NOW);

describe('the level of a key', () => {
  test.each<[string, KeyMemory, Partial<KeyHolder>, KeyLevel]>([
    ['nothing is known', NOTHING_SEEN, {}, 'first-seen'],
    ['it was seen', FIRST_SEEN, {}, 'first-seen'],
    ['a link confirmed it', LINKED, {}, 'linked'],
    ['it was compared', COMPARED, {}, 'compared'],
    ['another key of the same person', COMPARED, { key: '02bb' }, 'first-seen'],
    ['the same key for another person', COMPARED, { personId: 3 }, 'first-seen'],
    ['another account of the device', COMPARED, { userId: 9 }, 'first-seen'],
    ['an id as number or text', COMPARED, { userId: '1', personId: '2' }, 'compared'],
  ])('%s', (_what, memory, holder, level) => {
    expect(getKeyLevel(memory, { ...HOLDER, ...holder })).toBe(level);
  });

  test('never falls', () => {
    expect(getKeyLevel(raiseKeyLevel(COMPARED, HOLDER, 'linked', NOW), HOLDER)).toBe('compared');
    expect(raiseKeyLevel(LINKED, HOLDER, 'linked', '2027-01-01')).toBe(LINKED);
  });

  test('of two tabs is the higher of their levels', () => {
    expect(getKeyLevel(reconcile(LINKED, FIRST_SEEN, raiseKeyLevel(FIRST_SEEN, HOLDER, 'compared', NOW)), HOLDER)).toBe(
      'compared',
    );
  });
});

describe('a link that confirms the key', () => {
  test.each([{ counterpartyId: null }, { counterparty: null }])(
    'changes nothing without a person and a key: %j',
    (missing) => {
      expect(learnConfirmedKeys(NOTHING_SEEN, OWNER, { ...SEEN, ...missing }, NOW)).toBe(NOTHING_SEEN);
      expect(noteLinkKey(NOTHING_SEEN, OWNER, { ...SEEN, ...missing }, '02bb')).toBe(NOTHING_SEEN);
    },
  );

  test('is recorded before the first visit to the contract', () => {
    const learned = learnConfirmedKeys(NOTHING_SEEN, OWNER, SEEN, NOW);
    expect(compareKeys(learned, OWNER, { ...SEEN, counterparty: '02bb' })).toHaveLength(1);
    expect(compareKeys(learned, OWNER, { ...SEEN, arbitrator: 'xpubB' })).toHaveLength(1);
    expect(compareKeys(learned, OWNER, { ...SEEN, ownPlace: 1 })).toHaveLength(1);
    expect(compareKeys(learned, OWNER, SEEN)).toEqual([]);
  });

  test.each<[string, Partial<CurrentKeys>]>([
    ['counterparty', { counterparty: '02bb' }],
    ['arbitrator', { arbitrator: 'xpubB' }],
    ['own place', { ownPlace: 1 }],
    ['missing key', { counterparty: null }],
    ['missing person', { counterpartyId: null }],
  ])('changes nothing if another %s is remembered', (_what, change) => {
    expect(learnConfirmedKeys(FIRST_SEEN, OWNER, { ...SEEN, ...change }, NOW)).toBe(FIRST_SEEN);
  });
});

describe('a link that gives another key', () => {
  const noted = noteLinkKey(FIRST_SEEN, OWNER, SEEN, '02bb');

  test('raises an alarm for the account and contract, until it is resolved', () => {
    const change = { what: 'counterparty', before: '02bb', now: '02aa', source: 'link' };
    expect(compareKeys(noted, OWNER, SEEN)).toEqual([change]);
    expect(compareKeys(noted, { ...OWNER, contractId: 8 }, SEEN)).toEqual([]);
    expect(compareKeys(noted, { ...OWNER, userId: 9 }, SEEN)).toEqual([]);
    const settled = acceptKeys(noted, OWNER, SEEN);
    expect(compareKeys(settled, OWNER, SEEN)).toEqual([]);
    expect(getKeyLevel(settled, HOLDER)).toBe('first-seen');
    // The remembered key is still the one that counts.
    expect(compareKeys(settled, OWNER, { ...SEEN, counterparty: '02bb' })).toHaveLength(1);
  });

  test('is not silenced by a matching link', () => {
    expect(learnConfirmedKeys(noted, OWNER, SEEN, NOW)).toBe(noted);
  });

  test('is not replaced by a third key', () => {
    expect(noteLinkKey(noted, OWNER, SEEN, '02cc')).toBe(noted);
  });

  test.each<[string, KeyMemory, CurrentKeys, string]>([
    ['the key was confirmed by a link', LINKED, SEEN, '02bb'],
    ['the key was compared', COMPARED, SEEN, '02bb'],
    ['the same key', FIRST_SEEN, SEEN, '02aa'],
    ['the backend names no key', FIRST_SEEN, { ...SEEN, counterparty: null }, '02bb'],
    ['there is an alarm already', FIRST_SEEN, { ...SEEN, counterparty: '02dd' }, '02bb'],
  ])('changes nothing: %s', (_what, memory, seen, key) => {
    expect(noteLinkKey(memory, OWNER, seen, key)).toBe(memory);
  });
});

test('the last link that was copied is remembered by account, contract and kind', () => {
  const memory = noteOwnLink(NOTHING_SEEN, OWNER, 'ab');
  expect(recallOwnLink(memory, OWNER)).toBe('ab');
  expect(recallOwnLink(memory, { ...OWNER, contractId: 8 })).toBeNull();
  expect(recallOwnLink(noteOwnLink(memory, OWNER, 'cd'), OWNER)).toBe('cd');
});
