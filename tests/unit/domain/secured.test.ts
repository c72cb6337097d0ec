import { describe, expect, it } from 'vitest';
import { addTotals, type BalanceReading, computeAwaited, computeSecured } from '@/domain/contracts/secured';
import type { Contract, Guarantee } from '@/domain/models';
import { MAX_SATS } from '@/domain/primitives/amount';
import { makeContract, makeGuarantee, makeTransaction, sats } from './make';

const NEVER: BalanceReading = { knowledge: null, readAt: null };

function read(total: number, readAt = 1000, state: 'known' | 'unknown' = 'known'): BalanceReading {
  return { knowledge: { state, balance: { total: sats(total), unconfirmed: sats(0), outputs: 1 } }, readAt };
}

const [first, second, done] = [
  makeGuarantee({ id: 'first', status: 'active', deposits: [makeTransaction({ address: 'bc1q' })] }),
  makeGuarantee({ id: 'second', status: 'pending' }),
  makeGuarantee({ id: 'done', status: 'executed' }),
];

type Secured = ReturnType<typeof secure>;

function secure(fields: Partial<Contract>, readings: Record<string, BalanceReading> = {}) {
  return computeSecured(makeContract(fields), ({ id }: Guarantee) => readings[String(id)] ?? NEVER);
}

describe('the secured amount of a contract', () => {
  it.each<[string, Partial<Contract>, Record<string, BalanceReading>, ReturnType<typeof secure>]>([
    ['nothing without guarantees', {}, {}, { total: sats(0), unchecked: 0, isLastKnown: false, readAt: null }],
    [
      'the sum of known balances, with the time of the oldest',
      { guarantees: [first, second] },
      { first: read(5, 2000), second: read(7, 1000) },
      { total: sats(12), unchecked: 0, isLastKnown: false, readAt: 1000 },
    ],
    [
      'not zero for what was never looked up',
      { guarantees: [first] },
      {},
      { total: null, unchecked: 1, isLastKnown: false, readAt: null },
    ],
    [
      'not zero where one is empty and another unknown',
      { guarantees: [first, done] },
      {},
      { total: null, unchecked: 1, isLastKnown: false, readAt: null },
    ],
    [
      'what is known, and how many are not',
      { guarantees: [first, { ...second, deposits: null }] },
      { first: read(5) },
      { total: sats(5), unchecked: 1, isLastKnown: false, readAt: 1000 },
    ],
    [
      'the last known balance after a failed look-up, marked',
      { guarantees: [first] },
      { first: read(5, 1000, 'unknown') },
      { total: sats(5), unchecked: 0, isLastKnown: true, readAt: 1000 },
    ],
    [
      'nothing of addresses that could not be verified',
      { guarantees: [first] },
      { first: { knowledge: { state: 'undecided', balance: null }, readAt: null } },
      { total: null, unchecked: 1, isLastKnown: false, readAt: null },
    ],
    [
      'zero for executed guarantees',
      { guarantees: [done] },
      {},
      { total: sats(0), unchecked: 0, isLastKnown: false, readAt: null },
    ],
    [
      'money that came back to an executed guarantee',
      { guarantees: [done] },
      { done: read(9000) },
      { total: sats(9000), unchecked: 0, isLastKnown: false, readAt: 1000 },
    ],
    [
      'zero before anybody has joined',
      { guarantees: [first], contractors: ['owner'] },
      {},
      { total: sats(0), unchecked: 0, isLastKnown: false, readAt: null },
    ],
    [
      'zero before an address was given out',
      { guarantees: [second] },
      {},
      { total: sats(0), unchecked: 0, isLastKnown: false, readAt: null },
    ],
    ...['expired', 'in_dispute', 'active', 'frozen'].map(
      (status): [string, Partial<Contract>, Record<never, never>, Secured] => [
        `zero where no deposit was received for one that is ${status}`,
        { guarantees: [{ ...second, status }] },
        {},
        { total: sats(0), unchecked: 0, isLastKnown: false, readAt: null },
      ],
    ),
    [
      'not zero where a payment was received without its address',
      { guarantees: [{ ...second, deposits: [makeTransaction({ txid: 'a', address: null })] }] },
      {},
      { total: null, unchecked: 1, isLastKnown: false, readAt: null },
    ],
  ])('is %s', (_what, fields, readings, expected) => {
    expect(secure(fields, readings)).toEqual(expected);
  });
});

describe('the amount still to be deposited', () => {
  const paid = makeTransaction({ txid: 'a', amount: sats(40_000) });
  it.each<[string, Partial<Contract>, Record<string, BalanceReading>, [number, number]]>([
    ['the amount of a pending guarantee', { guarantees: [second] }, {}, [100_000, 0]],
    ['less recorded payments', { guarantees: [{ ...second, deposits: [paid] }] }, {}, [60_000, 0]],
    ['less the balance once it is known', { guarantees: [second] }, { second: read(70_000) }, [30_000, 0]],
    ['not what was last known', { guarantees: [second] }, { second: read(70_000, 1, 'unknown') }, [100_000, 0]],
    ['never below zero', { guarantees: [second] }, { second: read(170_000) }, [0, 0]],
    ['nothing for active guarantees', { guarantees: [first, done] }, {}, [0, 0]],
    ['nothing before somebody has joined', { guarantees: [second], contractors: ['owner'] }, {}, [0, 0]],
    [
      'unknown if it is more than there is',
      {
        guarantees: [
          { ...second, amount: MAX_SATS },
          { ...second, amount: MAX_SATS },
        ],
      },
      {},
      [0, 2],
    ],
    ['an unknown amount, named', { guarantees: [second, { ...second, amount: null }] }, {}, [100_000, 1]],
  ])('is %s', (_what, fields, readings, [total, unknown]) => {
    const awaited = computeAwaited(makeContract(fields), ({ id }: Guarantee) => readings[String(id)] ?? NEVER);
    expect(awaited).toEqual({ total, unknown });
  });
});

describe('the totals of all contracts', () => {
  const nothing = { total: sats(0), unknown: 0 };
  const secured = (total: number | null, unchecked = 0) => ({
    secured: { total: total === null ? null : sats(total), unchecked, isLastKnown: false, readAt: null },
    awaited: nothing,
  });
  it.each([
    ['nothing without contracts', [], { secured: 0, unchecked: 0 }],
    ['the sum', [secured(5), secured(7)], { secured: 12, unchecked: 0 }],
    [
      'the known part, and how many contracts are not known',
      [secured(5, 2), secured(null, 1)],
      { secured: 5, unchecked: 2 },
    ],
    ['unknown rather than zero', [secured(0), secured(null, 1)], { secured: null, unchecked: 1 }],
  ])('are %s', (_what, parts, expected) => {
    expect(addTotals(parts)).toMatchObject(expected);
  });

  it('tell that a balance is the last known one', () => {
    const old = secured(5);
    expect(addTotals([secured(7), { ...old, secured: { ...old.secured, isLastKnown: true } }])).toMatchObject({
      secured: 12,
      lastKnown: 1,
    });
  });

  it('are unknown if the awaited amounts exceed the money supply', () => {
    const part = { ...secured(0), awaited: { total: MAX_SATS, unknown: 0 } };
    expect(addTotals([part, part])).toMatchObject({ awaited: 0, unknown: 1 });
  });

  it('add awaited and unknown amounts', () => {
    const part = { ...secured(0), awaited: { total: sats(3), unknown: 1 } };
    expect(addTotals([part, part])).toMatchObject({ awaited: 6, unknown: 2 });
  });
});
