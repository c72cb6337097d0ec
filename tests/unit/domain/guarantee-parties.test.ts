import { describe, expect, it } from 'vitest';
import { getGuaranteeParties } from '@/domain/guarantees/guarantee-parties';
import { makeGuarantee } from './make';

const BOTH = { contractors: ['owner', 'counterparty'] };
const ALONE = { contractors: ['owner'] };
const named = (id: string) => ({ kind: 'named', id });

describe('the two sides of a guarantee', () => {
  it.each([
    ['the owner deposits', 'owner', BOTH, named('owner'), 'counterparty'],
    ['the counterparty deposits', 'counterparty', BOTH, named('counterparty'), 'owner'],
    ['nobody has joined yet', 'owner', ALONE, named('owner'), null],
    ['the counterparty will deposit', null, ALONE, { kind: 'once-joined' }, 'owner'],
    ['the record names nobody', null, BOTH, { kind: 'not-stated' }, null],
    ['the record names a stranger', 'mallory', BOTH, named('mallory'), null],
  ] as const)('%s', (_what, depositorId, contract, depositor, beneficiary) => {
    for (const status of ['pending', 'active', 'executed'] as const) {
      const guarantee = makeGuarantee({ depositorId, status });
      expect(getGuaranteeParties(guarantee, { contractors: [...contract.contractors] })).toEqual({
        depositor,
        beneficiary,
      });
    }
  });

  it('a role that is expected but not recorded', () => {
    const guarantee = makeGuarantee({ depositorId: null, awaited: { role: 'seller', standIn: null } });
    const expected = { depositor: { kind: 'unrecorded', role: 'seller' }, beneficiary: 'owner' };
    expect(getGuaranteeParties(guarantee, BOTH)).toEqual(expected);
  });
});
