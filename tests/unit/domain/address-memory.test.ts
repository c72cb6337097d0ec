import { describe, expect, test } from 'vitest';
import {
  confirmAddresses,
  findFirstOwner,
  isConfirmed,
  isKnownSince,
  type KnownAddress,
  learnAddresses,
  listMovedAddresses,
  MAX_ADDRESSES,
} from '@/domain/deposits/address-memory';
import { makeContract, makeGuarantee, makeTransaction } from './make';

/* docs/bitcoin.md#which-guarantee-an-address-belongs-to */

const [MON, TUE, WED] = ['2026-11-02', '2026-11-03', '2026-11-04'].map((day) => `${day}T10:00:00.000Z`) as [
  string,
  string,
  string,
];
const ROOF = { id: 'g1', description: 'Roof' };
const GARDEN = { id: 'g2', description: 'Garden' };
const known = learnAddresses(learnAddresses([], 'c1', ROOF, ['bcrt1a'], MON), 'c1', GARDEN, ['bcrt1b'], MON);

const guarantee = (id: string, ...addresses: string[]) =>
  makeGuarantee({ id, deposits: addresses.map((address) => makeTransaction({ address })) });

describe('the addresses that a device remembers', () => {
  test('keep the guarantee of their first sight', () => {
    expect(known).toEqual([
      { address: 'bcrt1a', contractId: 'c1', guaranteeId: 'g1', description: 'Roof', since: MON },
      { address: 'bcrt1b', contractId: 'c1', guaranteeId: 'g2', description: 'Garden', since: MON },
    ]);
    expect(learnAddresses(known, 'c1', ROOF, ['bcrt1b', 'BCRT1A'], TUE)).toBe(known);
    expect(findFirstOwner(known, 'BCRT1B')).toMatchObject({ contractId: 'c1', guaranteeId: 'g2' });
    expect(findFirstOwner(known, 'constructor')).toBeNull();
  });

  test('are those of ids that may come as numbers', () => {
    const numbered = learnAddresses([], 7, { id: 9, description: 'Roof' }, ['bcrt1a'], MON);
    expect(isKnownSince(numbered, '7', { id: '9', description: 'Roof' }, TUE)).toBe(true);
  });

  test('have a limit that what is new cannot push out', () => {
    const flood = Array.from({ length: 1_000 }, (_, at) => `bcrt1flood${at}`);
    const full = learnAddresses(known, 'c1', { id: 'g9', description: 'Roof' }, flood, TUE);
    expect(full).toHaveLength(MAX_ADDRESSES);
    expect(full.slice(0, 2)).toEqual(known);
    expect(learnAddresses(full, 'c1', ROOF, ['bcrt1new'], WED)).toBe(full);
  });

  test('are those of a guarantee once the user has acted on them as such, whatever the limit', () => {
    const flood = Array.from({ length: 1_000 }, (_, at) => `bcrt1flood${at}`);
    const full = learnAddresses([], 'c1', { id: 'g9', description: 'Flood' }, flood, MON);
    expect(isConfirmed(full, 'c1', { id: 'g9', description: 'Flood' }, 'bcrt1flood1')).toBe(false);
    const confirmed = confirmAddresses(full, 'c1', GARDEN, ['BCRT1NEW', 'bcrt1flood1'], TUE);
    for (const address of ['bcrt1new', 'BCRT1FLOOD1']) {
      expect(isConfirmed(confirmed, 'c1', GARDEN, address)).toBe(true);
      expect(findFirstOwner(confirmed, address)).toMatchObject({ contractId: 'c1', guaranteeId: 'g2' });
      // Neither under another name, nor in another contract or guarantee.
      expect(isConfirmed(confirmed, 'c1', { id: 'g2', description: 'Roof' }, address)).toBe(false);
      expect(isConfirmed(confirmed, 'c2', GARDEN, address)).toBe(false);
      expect(isConfirmed(confirmed, 'c1', { id: 'g1', description: 'Garden' }, address)).toBe(false);
    }
    expect(confirmed).toHaveLength(MAX_ADDRESSES + 1);
    const renamed = learnAddresses(confirmed, 'c1', { id: 'g2', description: 'Roof' }, ['bcrt1new'], WED);
    expect(isConfirmed(renamed, 'c1', { id: 'g2', description: 'Roof' }, 'bcrt1new')).toBe(false);
    const again = confirmAddresses(renamed, 'c1', { id: 'g2', description: 'Roof' }, ['bcrt1new'], WED);
    expect(isConfirmed(again, 'c1', { id: 'g2', description: 'Roof' }, 'bcrt1new')).toBe(true);
  });

  test('stay with the guarantee of the first act, and when it was known stays', () => {
    const confirmed = confirmAddresses(known, 'c1', ROOF, ['bcrt1a'], TUE);
    expect(isKnownSince(confirmed, 'c1', ROOF, TUE)).toBe(true);
    expect(confirmAddresses(confirmed, 'c1', GARDEN, ['bcrt1a'], WED)).toBe(confirmed);
    expect(confirmAddresses(confirmed, 'c1', ROOF, ['bcrt1a'], WED)).toBe(confirmed);
  });

  test('have descriptions of limited length', () => {
    const [row] = learnAddresses([], 'c1', { id: 'g1', description: 'x'.repeat(1_000) }, ['bcrt1a'], MON);
    expect(row?.description).toHaveLength(300);
  });
});

describe('a guarantee is known since', () => {
  test('its first sight', () => {
    expect(isKnownSince(known, 'c1', ROOF, TUE)).toBe(true);
    expect(isKnownSince(known, 'c1', ROOF, MON)).toBe(false);
    expect(isKnownSince(known, 'c2', ROOF, TUE)).toBe(false);
    expect(isKnownSince(known, 'c1', { id: 'g9', description: 'Roof' }, TUE)).toBe(false);
  });

  test('its last change of name', () => {
    const renamed = learnAddresses(known, 'c1', { id: 'g2', description: 'Roof' }, ['bcrt1b'], TUE);
    expect(renamed[0]).toBe(known[0]);
    expect(isKnownSince(renamed, 'c1', { id: 'g2', description: 'Roof' }, TUE)).toBe(false);
    expect(isKnownSince(renamed, 'c1', { id: 'g2', description: 'Roof' }, WED)).toBe(true);
    expect(isKnownSince(renamed, 'c1', GARDEN, WED)).toBe(false);
    expect(isKnownSince(known, 'c1', { id: 'g2', description: 'Roof' }, WED)).toBe(false);
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

  test('none on a device that remembers nothing', () => {
    const nothing: KnownAddress[] = [];
    expect(listMovedAddresses(nothing, [], 'c1', guarantee('g1', 'bcrt1a'))).toEqual([]);
  });
});
