import { describe, expect, it } from 'vitest';
import { getDepositor } from '@/domain/guarantees/depositor';
import { isAllFromOwner, shareOffer } from '@/domain/guarantees/guarantee-parties';
import type { Guarantee } from '@/domain/models';
import { makeGuarantee, sats } from './make';

const BOTH = { contractors: ['owner', 'counterparty'] };
const ALONE = { contractors: ['owner'] };
const AWAITED = { role: 'seller', standIn: null } as const;
const MARK = { depositor_role: 'counterparty' };
const named = (id: string) => ({ kind: 'named', id });

describe('the depositor of a guarantee', () => {
  it.each([
    ['the owner', 'owner', BOTH, named('owner')],
    ['the owner, before anybody has joined', 'owner', ALONE, named('owner')],
    ['nobody is named before the join', null, ALONE, { kind: 'not-stated' }],
    ['nobody is named', null, BOTH, { kind: 'not-stated' }],
    ['a stranger is named', 'mallory', BOTH, named('mallory')],
  ] as const)('%s', (_what, depositorId, contract, depositor) => {
    for (const status of ['pending', 'active', 'executed'] as const) {
      const guarantee = makeGuarantee({ depositorId, status });
      expect(getDepositor(guarantee, { contractors: [...contract.contractors] })).toEqual(depositor);
    }
  });

  it('a role that is expected but not recorded', () => {
    const guarantee = makeGuarantee({ depositorId: null, awaited: AWAITED });
    expect(getDepositor(guarantee, BOTH)).toEqual({ kind: 'unrecorded', role: 'seller' });
  });
});

describe('an invitation by depositor', () => {
  const share = (...guarantees: Partial<Guarantee>[]) =>
    shareOffer({ contractors: ['owner'], guarantees: guarantees.map((each) => makeGuarantee(each)) });
  const left = { depositorId: null, extra: MARK };
  it.each<[string, Partial<Guarantee>[], boolean]>([
    ['there is no guarantee', [], true],
    ['the owner deposits each', [{ depositorId: 'owner' }, { depositorId: 'owner' }], true],
    ['one is left to the joiner', [{ depositorId: 'owner' }, left], false],
    ['one names nobody', [{ depositorId: 'owner' }, { depositorId: null }], false],
    ['one names somebody else', [{ depositorId: 'mallory' }], false],
  ])('if %s', (_case, guarantees, expected) => {
    const contract = { contractors: ['owner'], guarantees: guarantees.map((each) => makeGuarantee(each)) };
    expect(isAllFromOwner(contract)).toBe(expected);
  });

  it('sums the shares, each with its last date', () => {
    const guarantees = [
      { ...left, amount: sats(100), validUntil: '2027-02-01' },
      { ...left, amount: sats(20), validUntil: '2026-12-31' },
      { depositorId: 'owner', amount: sats(3), validUntil: '2026-11-30' },
    ];
    expect(share(...guarantees)).toEqual({
      joiner: { amount: sats(120), until: '2027-02-01' },
      named: { amount: sats(3), until: '2026-11-30' },
      notStated: null,
    });
  });

  it('has no sum with an unknown amount, and no last date with an unknown date', () => {
    const known = { ...left, amount: sats(100), validUntil: '2027-02-01' };
    expect(share(known, { ...known, amount: null }).joiner).toEqual({ amount: null, until: '2027-02-01' });
    for (const validUntil of [null, 'soon'])
      expect(share(known, { ...known, validUntil }).joiner).toEqual({ amount: sats(200), until: null });
  });
});
