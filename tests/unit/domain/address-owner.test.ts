import { describe, expect, it } from 'vitest';
import { findAddressOwners } from '@/domain/deposits/address-owner';
import { makeContract, makeGuarantee, makeTransaction } from './make';

const guarantee = (id: string | number, ...addresses: (string | null)[]) =>
  makeGuarantee({ id, deposits: addresses.map((address) => makeTransaction({ address })) });

describe('an address that is recorded for no guarantee', () => {
  it('counts for the first that names it, whatever its case', () => {
    const first = makeContract({ id: 'c', guarantees: [guarantee('g', null), guarantee('h', 'bc1a', 'bc1b')] });
    const second = makeContract({ id: 'd', guarantees: [guarantee('i', 'BC1B ', 'bc1c')] });
    expect([...findAddressOwners([first, second])]).toEqual([
      ['bc1a', { contractId: 'c', guaranteeId: 'h' }],
      ['bc1b', { contractId: 'c', guaranteeId: 'h' }],
      ['bc1c', { contractId: 'd', guaranteeId: 'i' }],
    ]);
  });
});
