import { describe, expect, test } from 'vitest';
import {
  type CurrentKeys,
  collectKeys,
  comparePin,
  isBlockedByKeys,
  isOwnKeyReplaced,
  type KeyPin,
  type PinVerdict,
  replacePin,
} from '@/domain/key/pins';
import { makeContract } from './make';

const PIN: KeyPin = { ownPlace: 0, counterparty: '02aa', arbitrator: 'xpubA' };
const key = (publicKey: string | null) => ({ publicKey, encryptedKey: null });

describe('comparing a pin with the current keys', () => {
  test.each<[string, KeyPin | null, CurrentKeys, PinVerdict]>([
    ['nothing was pinned', null, PIN, { kind: 'first-seen', pin: PIN }],
    ['all as before', PIN, PIN, { kind: 'unchanged' }],
    [
      'the counterparty has another key',
      PIN,
      { ...PIN, counterparty: '03bb' },
      { kind: 'changed', changes: [{ what: 'counterparty', before: '02aa', now: '03bb' }] },
    ],
    [
      'the arbitrator has another key',
      PIN,
      { ...PIN, arbitrator: 'xpubB' },
      { kind: 'changed', changes: [{ what: 'arbitrator', before: 'xpubA', now: 'xpubB' }] },
    ],
    [
      'the places were swapped',
      PIN,
      { ...PIN, ownPlace: 1 },
      { kind: 'changed', changes: [{ what: 'own-place', before: '1', now: '2' }] },
    ],
    [
      'the user is no contractor any more',
      PIN,
      { ...PIN, ownPlace: -1 },
      { kind: 'changed', changes: [{ what: 'own-place', before: '1', now: '0' }] },
    ],
    [
      'everything changed',
      PIN,
      { ownPlace: 1, counterparty: '03bb', arbitrator: 'xpubB' },
      {
        kind: 'changed',
        changes: [
          { what: 'own-place', before: '1', now: '2' },
          { what: 'counterparty', before: '02aa', now: '03bb' },
          { what: 'arbitrator', before: 'xpubA', now: 'xpubB' },
        ],
      },
    ],
    ['the counterparty key is missing now', PIN, { ...PIN, counterparty: null }, { kind: 'unchanged' }],
    ['the arbitrator does not answer now', PIN, { ...PIN, arbitrator: null }, { kind: 'unchanged' }],
    ['the arbitrator is seen at last', { ...PIN, arbitrator: null }, PIN, { kind: 'first-seen', pin: PIN }],
    [
      'arbitrator seen for the first time, counterparty changed',
      { ...PIN, arbitrator: null },
      { ...PIN, counterparty: '03bb' },
      { kind: 'changed', changes: [{ what: 'counterparty', before: '02aa', now: '03bb' }] },
    ],
  ])('%s', (_, pin, seen, verdict) => {
    expect(comparePin(pin, seen)).toEqual(verdict);
  });
});

describe('the current keys', () => {
  const contract = makeContract({ contractors: [7, 8], keys: [key('02AA'), key(' 03BB ')] });

  test.each<[string, string, CurrentKeys]>([
    ['the owner sees the counterparty', '7', { ownPlace: 0, counterparty: '03bb', arbitrator: 'xpub' }],
    ['the counterparty sees the owner', '8', { ownPlace: 1, counterparty: '02aa', arbitrator: 'xpub' }],
    ['a stranger has no place', '9', { ownPlace: -1, counterparty: '02aa', arbitrator: 'xpub' }],
  ])('%s', (_, userId, seen) => {
    expect(collectKeys(contract, userId, ' xpub ')).toEqual(seen);
  });

  test('a missing key is null', () => {
    const bare = makeContract({ contractors: [7, 8], keys: [key('02aa'), key('')] });
    expect(collectKeys(bare, 7, '')).toEqual({ ownPlace: 0, counterparty: null, arbitrator: null });
  });
});

test('trusting replaces the shown keys and keeps missing ones', () => {
  const seen = { ownPlace: 1, counterparty: '03bb', arbitrator: null };
  expect(replacePin(PIN, seen)).toEqual({ ownPlace: 1, counterparty: '03bb', arbitrator: 'xpubA' });
});

test.each<[string, string | null, string | null, boolean]>([
  ['the same', '02aa', '02aa', false],
  ['the same in capitals', '02AA', '02aa', false],
  ['another', '03bb', '02aa', true],
  ['missing', null, '02aa', false],
  ['own key not known', '02aa', null, true],
])('own place holds: %s', (_, placed, own, replaced) => {
  expect(isOwnKeyReplaced({ keys: [key(placed)] }, 0, own)).toBe(replaced);
});

test('a changed key blocks only paying and signing', () => {
  const all = [
    'release',
    'release-remaining',
    'sign',
    'deposit',
    'cancel',
    'open-dispute',
    'view-transaction',
  ] as const;
  expect(all.filter(isBlockedByKeys)).toEqual(['release', 'release-remaining', 'sign', 'deposit']);
});
