import { describe, expect, it } from 'vitest';
import { type BalanceReading, computeSecured } from '@/domain/contracts/secured';
import type { Contract, Guarantee } from '@/domain/models';
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
