import { describe, expect, test } from 'vitest';
import {
  findPlace,
  isKnownSince,
  isRecorded,
  listMovedAddresses,
  type Place,
  recordPlaces,
  toPlaces,
} from '@/domain/deposits/address-memory';
import { makeContract, makeGuarantee, makeTransaction } from './make';

/* docs/bitcoin.md#which-guarantee-an-address-belongs-to */

const [MON, TUE, WED] = ['2026-11-02', '2026-11-03', '2026-11-04'].map((day) => `${day}T10:00:00.000Z`) as [
  string,
  string,
  string,
];
const ROOF = { id: 'g1', description: 'Roof', depositorId: 'ana' };
const GARDEN = { id: 'g2', description: 'Garden', depositorId: null };
const add = (rows: readonly Place[], guarantee: Parameters<typeof toPlaces>[1], addresses: string[], now: string) =>
  recordPlaces(rows, toPlaces('c1', guarantee, addresses, now));
const known = add(add([], ROOF, ['bcrt1a'], MON), GARDEN, ['BCRT1B'], MON);

const guarantee = (id: string, ...addresses: string[]) =>
  makeGuarantee({ id, deposits: addresses.map((address) => makeTransaction({ address })) });

describe('the places of addresses', () => {
  test('are those of the first act', () => {
    expect(known).toEqual([
      {
        address: 'bcrt1a',
        contractId: 'c1',
        guaranteeId: 'g1',
        description: 'Roof',
        depositor: 'ana',
        since: MON,
      },
      {
        address: 'bcrt1b',
        contractId: 'c1',
        guaranteeId: 'g2',
        description: 'Garden',
        depositor: null,
        since: MON,
      },
    ]);
    expect(add(known, ROOF, ['bcrt1b', 'BCRT1A'], TUE)).toBe(known);
    expect(findPlace(known, 'BCRT1B')).toMatchObject({ contractId: 'c1', guaranteeId: 'g2' });
    expect(findPlace(known, 'constructor')).toBeNull();
    const twice = [...toPlaces('c1', ROOF, ['bcrt1c'], MON), ...toPlaces('c1', GARDEN, ['bcrt1c'], MON)];
    expect(recordPlaces([], twice)).toEqual(twice.slice(0, 1));
  });

  test('have no limit, and descriptions of limited length', () => {
    const flood = Array.from({ length: 1_000 }, (_, at) => `bcrt1flood${at}`);
    expect(add(known, { ...GARDEN, description: 'x'.repeat(1_000) }, flood, TUE)).toHaveLength(1_002);
    expect(toPlaces('c1', { ...GARDEN, description: 'x'.repeat(1_000) }, ['a'], MON)[0]?.description).toHaveLength(300);
  });

  test('count for one guarantee of one contract, under one description, whatever the form of its id', () => {
    expect(isRecorded(known, 'c1', GARDEN, 'BCRT1B')).toBe(true);
    expect(isRecorded(known, 'c1', { ...GARDEN, description: 'Roof' }, 'bcrt1b')).toBe(false);
    expect(isRecorded(known, 'c2', GARDEN, 'bcrt1b')).toBe(false);
    expect(isRecorded(known, 'c1', GARDEN, 'bcrt1c')).toBe(false);
    expect(isRecorded(known, 'c1', { ...ROOF, description: 'Garden' }, 'bcrt1b')).toBe(false);
    const numbered = recordPlaces([], toPlaces(7, { ...ROOF, id: 9 }, ['bcrt1a'], MON));
    expect(isRecorded(numbered, '7', { ...ROOF, id: '9' }, 'bcrt1a')).toBe(true);
  });

  test('count under one depositor, unless nobody is named', () => {
    const judge = (depositorId: string | null) => isRecorded(known, 'c1', { ...ROOF, depositorId }, 'bcrt1a');
    expect([judge('ana'), judge('berto'), judge(null)]).toEqual([true, false, true]);
    expect(isRecorded(known, 'c1', { ...GARDEN, depositorId: 'berto' }, 'bcrt1b')).toBe(true);
    const answered = add(known, { ...ROOF, depositorId: 'berto' }, ['bcrt1a'], TUE);
    expect(isRecorded(answered, 'c1', { ...ROOF, depositorId: 'berto' }, 'bcrt1a')).toBe(true);
  });

  test('know a guarantee since it has its description', () => {
    const renamed = add(known, { ...GARDEN, description: 'Roof' }, ['bcrt1b'], TUE);
    expect(renamed[0]).toBe(known[0]);
    expect(isRecorded(renamed, 'c1', { ...GARDEN, description: 'Roof' }, 'bcrt1b')).toBe(true);
    const asRoof = { id: 'g2', description: 'Roof' };
    for (const [rows, contractId, guarantee, time, expected] of [
      [known, 'c1', ROOF, TUE, true],
      [known, 'c1', ROOF, MON, false],
      [known, 'c2', ROOF, TUE, false],
      [known, 'c1', { id: 'g9', description: 'Roof' }, TUE, false],
      [known, 'c1', asRoof, WED, false],
      [renamed, 'c1', asRoof, TUE, false],
      [renamed, 'c1', asRoof, WED, true],
      [renamed, 'c1', GARDEN, WED, false],
    ] as const)
      expect(isKnownSince(rows, contractId, guarantee, time)).toBe(expected);
  });
});

describe('the addresses of a guarantee that have moved', () => {
  const list = (contractId: string, shown: ReturnType<typeof guarantee>, others: ReturnType<typeof guarantee>[] = []) =>
    listMovedAddresses(known, [makeContract({ id: contractId, guarantees: [shown, ...others] })], contractId, shown);

  test.each<[string, string, ReturnType<typeof guarantee>, ReturnType<typeof guarantee>[], string[]]>([
    ['none where nothing has changed', 'c1', guarantee('g1', 'bcrt1a'), [guarantee('g2', 'bcrt1b')], []],
    ['none for a further address', 'c1', guarantee('g1', 'bcrt1a', 'bcrt1new'), [], []],
    ['none for a new guarantee', 'c1', guarantee('g3', 'bcrt1new'), [], []],
    ['none without addresses', 'c1', guarantee('g1'), [], []],
    ["another guarantee's, under a new id", 'c1', guarantee('g9', 'bcrt1b'), [], ['bcrt1b']],
    ["another guarantee's, in capitals", 'c1', guarantee('g9', 'BCRT1B'), [], ['BCRT1B']],
    ["another guarantee's, beside its own", 'c1', guarantee('g1', 'bcrt1a', 'bcrt1b'), [], ['bcrt1b']],
    ['its own, in another contract', 'c9', guarantee('g1', 'bcrt1a'), [], ['bcrt1a']],
    ['none that is new, though none of its own is left', 'c1', guarantee('g1', 'bcrt1new'), [], []],
    ['those of two that were exchanged', 'c1', guarantee('g1', 'bcrt1b'), [guarantee('g2', 'bcrt1a')], ['bcrt1b']],
    [
      'none that the first owner has as well: it is shared',
      'c1',
      guarantee('g9', 'bcrt1b'),
      [guarantee('g2', 'bcrt1b')],
      [],
    ],
  ])('%s', (_case, contractId, shown, others, expected) => {
    expect(list(contractId, shown, others)).toEqual(expected);
  });
});
