import { describe, expect, it } from 'vitest';
import type { Contract, Guarantee } from '@/domain/models';
import { toSats } from '@/domain/primitives/amount';
import { planDuplicate } from '@/domain/templates/duplicate';

const TODAY = '2027-06-01';
const [ANA, BERTO, CARLA] = ['ana', 'berto', 'carla'] as const;

function guarantee(changes: Partial<Guarantee>): Guarantee {
  return {
    id: 'g',
    contractId: 'c',
    depositorId: ANA,
    description: 'Deposit',
    amount: toSats(1000),
    validUntil: '2028-01-01',
    conditions: 'On delivery',
    verificationProcess: 'By photo',
    status: 'active',
    deposits: null,
    withdrawals: null,
    ...changes,
  };
}

function contract(changes: Partial<Contract> = {}): Contract {
  return {
    id: 'c',
    title: 'Website',
    description: 'Ana builds a website.',
    contractOrder: 0,
    status: 'active',
    pdfUrl: null,
    createdAt: '2027-01-01T12:00:00.000Z',
    updatedAt: null,
    contractors: [ANA, BERTO],
    arbitrator: 'elena',
    keys: [],
    guarantees: [],
    ...changes,
  };
}

const plan = (changes: Partial<Contract>, userId: string = ANA) =>
  planDuplicate(contract(changes), userId, 'buyer', TODAY);

describe('copied guarantees', () => {
  it.each([
    ['own', ANA, {}, 'buyer'],
    ["the other party's", ANA, { depositorId: BERTO }, 'seller'],
    ['own, as the counterparty', BERTO, { depositorId: BERTO }, 'buyer'],
    ["the owner's, seen by the counterparty", BERTO, {}, 'seller'],
    [
      "left to the joining party: the other party's",
      ANA,
      { depositorId: null, awaited: { role: 'seller', standIn: null } },
      'seller',
    ],
    [
      'left to the joining party: own',
      BERTO,
      { depositorId: null, extra: { depositor_role: 'counterparty' } },
      'buyer',
    ],
  ] as const)('%s', (_case, userId, changes, role) => {
    const { guarantees, leftOut, moved } = plan({ guarantees: [guarantee(changes)] }, userId);
    expect([leftOut, moved]).toEqual([[], []]);
    expect(guarantees).toEqual([
      {
        role,
        description: 'Deposit',
        amount: 1000,
        validUntil: '2028-01-01',
        conditions: 'On delivery',
        verificationProcess: 'By photo',
      },
    ]);
  });

  it.each([
    ['amount', { amount: null }],
    ['amount', { amount: toSats(0) }],
    ['date', { validUntil: null }],
    ['date', { validUntil: 'next spring' }],
    ['depositor', { depositorId: null }],
    ['depositor', { depositorId: CARLA }],
  ] as const)('not with an unknown %s', (_what, changes) => {
    const { guarantees, leftOut } = plan({ guarantees: [guarantee(changes)] });
    expect(guarantees).toEqual([]);
    expect(leftOut).toEqual(['Deposit']);
  });

  it('have dates in the future: those that had passed are named', () => {
    const { guarantees, moved } = plan({
      guarantees: ['2027-05-31', TODAY, '2028-01-01'].map((validUntil) => guarantee({ validUntil })),
    });
    expect(guarantees.map(({ validUntil }) => validUntil)).toEqual(['2027-08-30', TODAY, '2028-01-01']);
    expect(moved).toEqual([guarantees[0]]);
  });
});
