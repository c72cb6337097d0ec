import { describe, expect, it } from 'vitest';
import { findAddressOwners, isOwnedElsewhere } from '@/domain/deposits/address-owner';
import { makeContract, makeGuarantee, makeTransaction } from './make';

const EARLY = '2026-01-01T00:00:00Z';
const LATE = '2026-02-01T00:00:00Z';

const guarantee = (id: string | number, ...deposits: [string | null, string | null][]) =>
  makeGuarantee({ id, deposits: deposits.map(([address, createdAt]) => makeTransaction({ address, createdAt })) });

const contract = (id: string | number, ...guarantees: ReturnType<typeof guarantee>[]) =>
  makeContract({ id, guarantees });

describe('an address listed by several guarantees counts for one of them', () => {
  it.each([
    ['the older deposit', [contract('c', guarantee('g', ['a', LATE]), guarantee('h', ['a', EARLY]))], ['c', 'h']],
    [
      'in another contract',
      [contract('c', guarantee('g', ['a', LATE])), contract('d', guarantee('g', ['a', EARLY]))],
      ['d', 'g'],
    ],
    ['the first of equals', [contract('c', guarantee('g', ['a', EARLY]), guarantee('h', ['a', EARLY]))], ['c', 'g']],
    [
      'one with a date before one without',
      [contract('c', guarantee('g', ['a', null]), guarantee('h', ['a', LATE]))],
      ['c', 'h'],
    ],
    ['the only one', [contract('c', guarantee('g', ['a', null], ['a', EARLY]))], ['c', 'g']],
    [
      'whatever the case',
      [contract('c', guarantee('g', ['BC1A', EARLY]), guarantee('h', ['bc1a ', LATE]))],
      ['c', 'g'],
      'bc1a',
    ],
  ] as const)('%s', (_name, contracts, [contractId, guaranteeId], address: string = 'a') => {
    const owners = findAddressOwners(contracts);
    const all = contracts.flatMap(({ id, guarantees }) => guarantees.map((each) => [id, each.id] as const));
    const counting = all.filter(([ofContract, id]) => !isOwnedElsewhere(owners, address, ofContract, id));
    expect(counting).toEqual([[contractId, guaranteeId]]);
  });

  it('a deposit without an address claims none', () => {
    expect([...findAddressOwners([contract(1, guarantee(2, [null, EARLY]))])]).toEqual([]);
  });

  it('an unlisted address counts for any guarantee', () => {
    expect(isOwnedElsewhere(findAddressOwners([contract(1, guarantee(2, [null, EARLY]))]), 'a', 1, 2)).toBe(false);
  });

  it('compares ids as text', () => {
    const owners = findAddressOwners([contract(1, guarantee(2, ['a', EARLY]))]);
    expect([isOwnedElsewhere(owners, 'a', '1', '2'), isOwnedElsewhere(owners, 'a', '1', '3')]).toEqual([false, true]);
  });
});
