import { describe, expect, test } from 'vitest';
import {
  type CurrentKeys,
  collectKeys,
  getForbiddingFault,
  hasBothParties,
  hasPersonTwice,
  isArbitratorUnlisted,
  isBlockedByKeys,
  isOwnKeyReplaced,
  isSameKeys,
  type KeyChange,
  type KeyFault,
  matchKeys,
} from '@/domain/keys/current-keys';
import {
  compareKeys,
  hasLostEntries,
  hasSigned,
  type KeyMemory,
  NOTHING_SEEN,
  recallKeys,
  recallOwnKey,
  reconcile,
} from '@/domain/keys/key-memory';
import {
  acceptKeys,
  hasRoom,
  learnKeys,
  learnOwnKey,
  learnSigner,
  MAX_SEEN_CONTRACTS,
  noteStart,
} from '@/domain/keys/learn-keys';
import { makeContract } from './make';

const SEEN: CurrentKeys = {
  ownPlace: 0,
  counterparty: '02aa',
  arbitrator: 'xpubA',
  counterpartyId: 2,
  arbitratorId: 'arb',
  ownKey: '02ff',
};
const OWNER = { userId: 1, contractId: 7 };
const NOW = '2026-11-22T10:00:00.000Z';
const MEMORY = learnOwnKey(learnKeys(NOTHING_SEEN, OWNER, SEEN), 1, '02ff');
const key = (publicKey: string | null) => ({ publicKey, encryptedKey: null });

describe('comparing the current keys with the remembered ones', () => {
  const unknownArbitrator = learnKeys(NOTHING_SEEN, OWNER, { ...SEEN, arbitrator: null });
  const counterparty: KeyChange = { what: 'counterparty', before: '02aa', now: '03bb' };
  const arbitrator: KeyChange = { what: 'arbitrator', before: 'xpubA', now: 'xpubB' };

  test.each<[string, KeyMemory, Partial<CurrentKeys>, KeyChange[]]>([
    ['nothing was seen', NOTHING_SEEN, {}, []],
    ['all as before', MEMORY, {}, []],
    ['the counterparty has another key', MEMORY, { counterparty: '03bb' }, [counterparty]],
    ['the arbitrator has another key', MEMORY, { arbitrator: 'xpubB' }, [arbitrator]],
    ['the places were swapped', MEMORY, { ownPlace: 1 }, [{ what: 'own-place', before: '1', now: '2' }]],
    ['the user is no contractor any more', MEMORY, { ownPlace: -1 }, [{ what: 'own-place', before: '1', now: '0' }]],
    ['the own key is another', MEMORY, { ownKey: '03ee' }, [{ what: 'own-key', before: '02ff', now: '03ee' }]],
    [
      'everything changed',
      MEMORY,
      { ownPlace: 1, counterparty: '03bb', arbitrator: 'xpubB' },
      [{ what: 'own-place', before: '1', now: '2' }, counterparty, arbitrator],
    ],
    ['the counterparty key is missing now', MEMORY, { counterparty: null }, []],
    ['the arbitrator does not answer now', MEMORY, { arbitrator: null }, []],
    ['the arbitrator is seen at last', unknownArbitrator, {}, []],
    [
      'arbitrator seen for the first time, counterparty changed',
      unknownArbitrator,
      { counterparty: '03bb' },
      [counterparty],
    ],
    [
      'another person and key in the same contract',
      MEMORY,
      { counterparty: '03bb', counterpartyId: 9 },
      [counterparty],
    ],
    [
      'the same key under another person',
      MEMORY,
      { counterpartyId: 9 },
      [{ what: 'counterparty-id', before: '2', now: '9' }],
    ],
    [
      'the same arbitrator key under another id',
      MEMORY,
      { arbitratorId: 9 },
      [{ what: 'arbitrator-id', before: 'arb', now: '9' }],
    ],
    ['the same person as text', MEMORY, { counterpartyId: '2' }, []],
    ['another person without a key', MEMORY, { counterpartyId: 9, counterparty: null }, []],
    ['another arbitrator without a key', MEMORY, { arbitratorId: 9, arbitrator: null }, []],
    ['nobody', MEMORY, { counterpartyId: null, arbitratorId: null }, []],
    ['another arbitrator and key in the same contract', MEMORY, { arbitrator: 'xpubB', arbitratorId: 9 }, [arbitrator]],
  ])('%s', (_, memory, change, changes) => {
    expect(compareKeys(memory, OWNER, { ...SEEN, ...change })).toEqual(changes);
  });

  test.each<[string, Partial<CurrentKeys>, KeyChange[]]>([
    ['the same people', {}, []],
    ['the same people in other places', { ownPlace: 1 }, []],
    ['the counterparty with another key', { counterparty: '03bb' }, [counterparty]],
    ['the arbitrator with another key', { arbitrator: 'xpubB' }, [arbitrator]],
    ['the counterparty under another id', { counterpartyId: 9 }, [{ what: 'counterparty-id', before: '2', now: '9' }]],
    [
      "the user's own key under another id",
      { counterpartyId: 9, counterparty: '02ff' },
      [{ what: 'counterparty-id', before: '1', now: '9' }],
    ],
    ['the arbitrator under another id, as an arbitrator may have several', { arbitratorId: 9 }, []],
    ['other people', { counterparty: '03bb', counterpartyId: 9, arbitrator: 'xpubB', arbitratorId: 9 }, []],
  ])('another contract has %s', (_, change, changes) => {
    expect(compareKeys(MEMORY, { ...OWNER, contractId: 8 }, { ...SEEN, ...change })).toEqual(changes);
  });
});

describe('remembering', () => {
  test('adds what is new and keeps what is known', () => {
    const again = learnKeys(MEMORY, OWNER, { ...SEEN, counterparty: '03bb', arbitrator: 'xpubB' });
    expect(again).toBe(MEMORY);
    for (const moved of [{ counterpartyId: 9 }, { arbitratorId: 9 }])
      expect(learnKeys(MEMORY, OWNER, { ...SEEN, ...moved })).toBe(MEMORY);
    const half = learnKeys(NOTHING_SEEN, OWNER, { ...SEEN, arbitrator: null });
    expect(recallKeys(half, OWNER)).toEqual({ ownPlace: 0, counterparty: '02aa', arbitrator: null });
    expect(recallKeys(learnKeys(half, OWNER, SEEN), OWNER)?.arbitrator).toBe('xpubA');
  });

  test('the own key is never accepted', () => {
    const seen = { ...SEEN, ownKey: '03ee' };
    expect(compareKeys(acceptKeys(MEMORY, OWNER, seen), OWNER, seen)).toHaveLength(1);
  });
});

test.each<[string, KeyMemory, KeyMemory, KeyMemory, KeyMemory]>([
  ['what another tab added', { a: '1', b: '2' }, { a: '1' }, { a: '1' }, { a: '1', b: '2' }],
  ['what another tab replaced', { a: '2' }, { a: '1' }, { a: '1' }, { a: '2' }],
  ['what this tab could not store', { a: '1' }, { a: '1' }, { a: '1', b: '2' }, { a: '1', b: '2' }],
  ['what both added', { a: 'theirs' }, {}, { a: 'own' }, { a: 'own' }],
  ['what is gone from storage', {}, { a: '1' }, { a: '1' }, { a: '1' }],
])('merging keeps %s', (_, stored, base, own, merged) => {
  expect(reconcile(stored, base, own)).toEqual(merged);
  expect(hasLostEntries(base, stored)).toBe(Object.keys(stored).length === 0);
});

test.each<[string, Record<string, string>, Partial<CurrentKeys>, boolean]>([
  ['any is accepted', {}, {}, false],
  ['the listed one', { arb: 'xpubA' }, {}, false],
  ['the listed one with another key', { arb: 'xpubB' }, {}, true],
  ['another id', { 1: 'xpubA' }, {}, true],
  ['an inherited name', { 1: 'xpubA' }, { arbitratorId: 'toString', arbitrator: null }, true],
  ['a numeric id', { 1: 'xpubA' }, { arbitratorId: 1 }, false],
  ['the listed one, whose key did not arrive', { arb: 'xpubB' }, { arbitrator: null }, false],
  ['no arbitrator', { arb: 'xpubB' }, { arbitratorId: null, arbitrator: null }, false],
])('arbitrators: %s', (_, accepted, change, isUnlisted) => {
  const listed = Object.fromEntries(Object.entries(accepted).map(([id, key]) => [id, { key }]));
  expect(isArbitratorUnlisted(listed, { ...SEEN, ...change })).toBe(isUnlisted);
});

describe('the current keys', () => {
  const contract = makeContract({ contractors: [7, 8], keys: [key('02AA'), key(' 03BB ')], arbitrator: 'arb' });
  const [owner, counterparty] = [
    { counterparty: '02aa', counterpartyId: 7 },
    { counterparty: '03bb', counterpartyId: 8 },
  ];

  test.each<[string, string, Partial<CurrentKeys>]>([
    ['the owner sees the counterparty', '7', { ownPlace: 0, ...counterparty }],
    ['the counterparty sees the owner', '8', { ownPlace: 1, ...owner }],
    ['a stranger has no place', '9', { ownPlace: -1, ...owner }],
  ])('%s', (_, id, seen) => {
    const rest = { arbitrator: 'xpub', arbitratorId: 'arb', ownKey: '02ff' };
    expect(collectKeys(contract, { id, publicKey: '02FF' }, ' xpub ')).toEqual({ ...rest, ...seen });
  });
});

test.each<[string, string | null, string | null, boolean]>([
  ['the same', '02aa', '02aa', false],
  ['the same in capitals', '02AA', '02aa', false],
  ['another', '03bb', '02aa', true],
  ['missing', null, '02aa', false],
  ['own key not known', '02aa', null, true],
])("the user's own key in the contract: %s", (_, placed, own, replaced) => {
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

describe('accepting keys', () => {
  const seen = { ...SEEN, counterparty: '03bb', arbitrator: 'xpubB' };

  test('adds only the keys that were sent', () => {
    const nobody = { ...seen, counterpartyId: null, arbitratorId: null };
    expect(Object.keys(acceptKeys(NOTHING_SEEN, OWNER, nobody))).toHaveLength(3);
    expect(
      Object.keys(acceptKeys(NOTHING_SEEN, OWNER, { ...nobody, counterparty: null, arbitrator: null })),
    ).toHaveLength(1);
    expect(Object.keys(acceptKeys(NOTHING_SEEN, OWNER, seen))).toHaveLength(7);
  });
});

describe('a new memory entry', () => {
  test('is not created for people without ids', () => {
    const nobody = { ...SEEN, counterpartyId: null, arbitratorId: null };
    expect(Object.keys(learnKeys(NOTHING_SEEN, OWNER, nobody))).toHaveLength(3);
    expect(Object.keys(learnKeys(NOTHING_SEEN, OWNER, SEEN))).toHaveLength(7);
    const inNewContract = { ...OWNER, contractId: 8 };
    expect(compareKeys(MEMORY, inNewContract, { ...nobody, counterparty: '03bb', arbitrator: 'xpubB' })).toEqual([]);
  });

  test('is of at most 200 characters', () => {
    const learn = (length: number) => learnOwnKey(NOTHING_SEEN, 1, 'a'.repeat(length));
    expect([200, 201].map((length) => recallOwnKey(learn(length), 1)?.length)).toEqual([200, undefined]);
  });

  test('includes which keys have signed here', () => {
    const signed = learnSigner(MEMORY, '02ff', NOW);
    expect([hasSigned(signed, '02ff'), hasSigned(signed, '02aa'), hasSigned(MEMORY, '02ff')]).toEqual([
      true,
      false,
      false,
    ]);
    expect(recallKeys(signed, OWNER)).toEqual(recallKeys(MEMORY, OWNER));
  });
});

test.each([
  [[], false],
  [['owner'], false],
  [['owner', 'counterparty'], true],
])('with the contractors %j, both are known: %s', (contractors, both) => {
  expect(hasBothParties({ contractors })).toBe(both);
});

test.each([
  [{}, true],
  [{ ownPlace: 1 }, false],
  [{ counterparty: null }, false],
  [{ ownKey: null }, false],
])('keys with %j are the same: %s', (change, same) => {
  expect(isSameKeys(SEEN, { ...SEEN, ...change })).toBe(same);
});

test('keys that are not sent are missing', () => {
  const contract = makeContract({ keys: [], contractors: ['owner'] });
  expect(collectKeys(contract, { id: 'owner', publicKey: '02ff' }, null)).toMatchObject({
    counterparty: null,
    arbitrator: null,
    counterpartyId: null,
  });
  expect(isOwnKeyReplaced(contract, 0, '02ff')).toBe(false);
});

describe("the account's own key", () => {
  const otherAccount = { userId: 2, contractId: 9 };
  const seenByOther = { ...SEEN, counterpartyId: 1, counterparty: '02ff', ownKey: '02aa' };

  test('is known only once its password has opened it, whatever others have seen under its id', () => {
    const planted = learnKeys(NOTHING_SEEN, otherAccount, { ...seenByOther, counterparty: '03bb' });
    expect(recallOwnKey(planted, 1)).toBeNull();
    expect(compareKeys(planted, OWNER, SEEN)).toEqual([]);
    expect(recallOwnKey(learnOwnKey(planted, 1, '02ff'), 1)).toBe('02ff');
    expect(recallOwnKey(learnOwnKey(learnOwnKey(planted, 1, '02ff'), 1, '03bb'), 1)).toBe('02ff');
  });

  test.each([1, '1'])('is never learned as the key of the other party (id %j)', (counterpartyId) => {
    expect(learnKeys(NOTHING_SEEN, OWNER, { ...SEEN, counterpartyId })).toBe(NOTHING_SEEN);
  });

  test('does not replace the key that another account saw first: both differ until that user has checked', () => {
    const seenFirst = learnKeys(NOTHING_SEEN, { userId: 5, contractId: 1 }, { ...seenByOther, counterparty: '03bb' });
    const both = learnOwnKey(seenFirst, 1, '02ff');
    for (const counterparty of ['02ff', '03bb'])
      expect(compareKeys(both, otherAccount, { ...seenByOther, counterparty })).toHaveLength(1);
    const accepted = acceptKeys(both, otherAccount, seenByOther);
    expect(compareKeys(accepted, { ...otherAccount, contractId: 10 }, seenByOther)).toEqual([]);
  });
});

describe('a flood', () => {
  test('of 10,000 ids for one contract adds nothing', () => {
    let memory = MEMORY;
    for (let at = 0; at < 10_000; at += 1)
      memory = learnKeys(memory, OWNER, { ...SEEN, counterpartyId: `p${at}`, arbitratorId: `a${at}` });
    expect(memory).toBe(MEMORY);
  });

  test('of contracts fills a bounded memory, which has room for those that are known', () => {
    const entries = Array.from({ length: MAX_SEEN_CONTRACTS }, (_, at) => [
      JSON.stringify(['place', '1', `c${at}`]),
      '0',
    ]);
    const full: KeyMemory = Object.fromEntries(entries);
    expect(hasRoom(full, OWNER)).toBe(false);
    expect(hasRoom(full, { ...OWNER, contractId: 'c7' })).toBe(true);
    expect(hasRoom(full, { ...OWNER, userId: 11 })).toBe(true);
    expect(hasRoom(Object.fromEntries(entries.slice(1)), OWNER)).toBe(true);
  });
});

test('a new start after a loss leaves a memory that is not empty', () => {
  const started = noteStart(NOTHING_SEEN, 1, NOW);
  expect(Object.values(started)).toEqual([NOW]);
  expect(noteStart(started, 1, '2026-11-23T10:00:00.000Z')).toBe(started);
});

test('accepting a key under another id ends that alarm, here and in new contracts', () => {
  const moved = { ...SEEN, counterpartyId: 9, arbitratorId: 'other' };
  const accepted = acceptKeys(MEMORY, OWNER, moved);
  expect(compareKeys(accepted, OWNER, moved)).toEqual([]);
  expect(compareKeys(accepted, OWNER, SEEN).map(({ what }) => what)).toEqual(['counterparty-id', 'arbitrator-id']);
  expect(compareKeys(accepted, { ...OWNER, contractId: 8 }, moved)).toEqual([]);
  // For this account only.
  expect(compareKeys(accepted, { userId: 3, contractId: 8 }, { ...moved, ownKey: null })).toHaveLength(1);
});

test.each<[(string | number)[], boolean]>([
  [[1, 2], false],
  [[1, 1], true],
  [[1, '1'], true],
  [[1, 2, 1], true],
  [['ana', 'ANA'], false],
  [[1], false],
  [[], false],
])('one person stands twice in %j: %s', (contractors, isTwice) => {
  expect(hasPersonTwice({ contractors })).toBe(isTwice);
});

test.each<[KeyFault | null, KeyFault | null]>([
  ['arbitrator-unlisted', 'arbitrator-unlisted'],
  ['person-twice', 'person-twice'],
  ['own-key-missing', null],
  ['invalid-key', null],
  [null, null],
])('the fault %s forbids as %s', (fault, forbidding) => {
  expect(getForbiddingFault(fault)).toBe(forbidding);
});

test.each<[string, (string | null)[], [number | null, string | null], (string | null)[]]>([
  ['the other way round', ['02bb', '02AA'], [1, '02aa'], ['02AA', '02bb']],
  ['the other way round, for the counterparty', ['02bb', '02aa'], [2, '02bb'], ['02aa', '02bb']],
  ['in order', ['02aa', '02bb'], [1, '02aa'], ['02aa', '02bb']],
  ['with an unknown key in the own place', ['02cc', '02bb'], [1, '02aa'], ['02cc', '02bb']],
  ['twice the own key', ['02aa', '02aa'], [2, '02aa'], ['02aa', '02aa']],
  ['one', ['02bb'], [1, '02aa'], ['02bb']],
  ['none', [], [1, '02aa'], []],
  ['three', ['02bb', '02aa', '02cc'], [1, '02aa'], ['02bb', '02aa', '02cc']],
  ['while the own key is unknown', ['02bb', '02aa'], [1, null], ['02bb', '02aa']],
  ['while the own key is unknown, and one is missing', ['02bb', null], [1, null], ['02bb', null]],
  ['of a contract of other people', ['02bb', '02aa'], [3, '02aa'], ['02bb', '02aa']],
  ['of a contract of other people, with the own key', ['02aa', '02bb'], [3, '02aa'], ['02aa', '02bb']],
  ['before anybody is logged in', ['02bb', '02aa'], [null, null], ['02bb', '02aa']],
])('the keys that came %s are matched by the own one', (_, received, [id, publicKey], expected) => {
  const contract = makeContract({
    contractors: [1, 2],
    keys: received.map((key) => ({ publicKey: key })),
  });
  const matched = matchKeys(contract, id === null ? null : { id, publicKey });
  expect(matched.keys.map((each) => each.publicKey)).toEqual(expected);
  if (received.join() === expected.join()) expect(matched).toBe(contract);
});
