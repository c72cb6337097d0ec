import { describe, expect, test } from 'vitest';
import { type FirstRelease, findDestinationOutput, planReleaseAgain } from '@/domain/withdrawals/replacement';
import { sats } from './make';

const PAYEE = 'bcrt1qpayee';
const FIRST: Pick<FirstRelease, 'fee' | 'maxVsize' | 'outputs'> = {
  outputs: [
    { address: PAYEE, amount: sats(60_000) },
    { address: 'bcrt1qdeposit', amount: sats(39_000) },
  ],
  fee: sats(600),
  maxVsize: 300,
};

// docs/bitcoin.md#releasing-again
describe("the same release at today's fee", () => {
  test.each([
    ['pays the rate times the largest size', 60_000, 10, { fee: 3_000, amount: 57_600 }],
    ['rounded up', 60_000, 10.001, { fee: 3_001, amount: 57_599 }],
    ['pays at least the first fee and its own relay', 60_000, 2.99, { fee: 900, amount: 59_700 }],
    ['whatever the rate', 60_000, 0, { fee: 900, amount: 59_700 }],
    ['pays more than that from the next satoshi on', 60_000, 3.001, { fee: 901, amount: 59_699 }],
    ['leaves the first payee more than dust', 2_947, 10, { fee: 3_000, amount: 547 }],
    ['is not made for dust', 2_946, 10, null],
    ['is not made if the fee is more than there is', 1_000, 10, null],
    ['is not made at a rate that is no number', 60_000, Number.NaN, null],
    ['is not made at an infinite rate', 60_000, Number.POSITIVE_INFINITY, null],
    ['is not made for more than the money supply', 60_000, 2_100_000_000_000_000, null],
  ])('%s', (_case, paid, rate, plan) => {
    expect(planReleaseAgain(FIRST, sats(paid), rate)).toEqual(plan);
  });
});

test.each([
  ['the only output to the address', { address: PAYEE, amount: sats(60_000) }, 0],
  ['in any case of letters', { address: PAYEE.toUpperCase(), amount: null }, 0],
  ['with the amount of an earlier release', { address: PAYEE, amount: sats(1) }, 0],
  ['to nobody', { address: null, amount: sats(60_000) }, -1],
  ['to another address', { address: 'bcrt1qthief', amount: sats(60_000) }, -1],
])('the destination is %s', (_, record, index) => {
  expect(findDestinationOutput(FIRST, record)).toBe(index);
});

test('of two outputs to the address, the one with the amount is the destination', () => {
  const outputs = [1_000, 2_000].map((amount) => ({ address: PAYEE, amount: sats(amount) }));
  expect(findDestinationOutput({ outputs }, { address: PAYEE, amount: sats(2_000) })).toBe(1);
  expect(findDestinationOutput({ outputs }, { address: PAYEE, amount: sats(3_000) })).toBe(-1);
});
