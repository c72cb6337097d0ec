import { sats } from '@tests/unit/domain/make';
import { describe, expect, test } from 'vitest';
import type { Utxo } from '@/domain/chain';
import { listPayments, listSilent, type UnspentAnswer } from '@/domain/proofs/listed-payments';

const coin = (name: string, value: number, more: Partial<Utxo> = {}): Utxo => ({
  ...{ txid: name.repeat(64), vout: 0, value: sats(value), confirmed: true },
  ...more,
});
const ADDRESS = 'bcrt1qone';

/** docs/settlement.md#what-is-checked */
describe('the answers about a payment', () => {
  test.each<[string, (readonly Utxo[] | null)[], UnspentAnswer[]]>([
    ['one explorer', [[coin('a', 1000)]], ['unspent']],
    ['two that agree', [[coin('a', 1000)], [coin('a', 1000)]], ['unspent', 'unspent']],
    ['two that differ', [[coin('a', 1000)], []], ['unspent', 'not-unspent']],
    ['only the second', [[], [coin('a', 1000)]], ['not-unspent', 'unspent']],
    ['the first without an answer', [null, [coin('a', 1000)]], ['unknown', 'unspent']],
    [
      'another output of the transaction',
      [[coin('a', 1000)], [coin('a', 1000, { vout: 1 })]],
      ['unspent', 'not-unspent'],
    ],
  ])('of %s', (_name, lists, answers) => {
    expect(listPayments([{ address: ADDRESS, lists }])[0]?.answers).toEqual(answers);
  });

  test('keep the value that the first explorer says, which the transaction then decides', () => {
    const payments = listPayments([{ address: ADDRESS, lists: [[coin('a', 1000)], [coin('a', 2000)]] }]);
    expect(payments.map(({ value }) => value)).toEqual([1000]);
  });
});

test.each<[string, (readonly Utxo[])[], boolean]>([
  ['is unconfirmed', [[coin('a', 1000, { confirmed: false })]], true],
  ['is confirmed', [[coin('a', 1000)]], false],
  ['is confirmed according to the second', [[coin('a', 1000, { confirmed: false })], [coin('a', 1000)]], false],
])('a payment %s', (_name, lists, isUnconfirmed) => {
  expect(listPayments([{ address: ADDRESS, lists }])[0]?.isUnconfirmed).toBe(isUnconfirmed);
});

test('the largest comes first, each with its address, and dust is left out', () => {
  const payments = listPayments([
    { address: ADDRESS, lists: [[coin('a', 1000), coin('b', 546)]] },
    { address: 'bcrt1qtwo', lists: [[coin('c', 5000)]] },
  ]);
  expect(payments.map(({ txid, address }) => [txid[0], address])).toEqual([
    ['c', 'bcrt1qtwo'],
    ['a', ADDRESS],
  ]);
});

test('no answer and no coin are no payment', () => {
  expect(listPayments([{ address: ADDRESS, lists: [null, []] }])).toEqual([]);
  expect(listPayments([])).toEqual([]);
});

test.each<[string, (readonly Utxo[] | null)[][], number[]]>([
  [
    'nobody, if all answered',
    [
      [[], []],
      [[coin('a', 1000)], []],
    ],
    [],
  ],
  [
    'the one that was silent about one address',
    [
      [[], []],
      [[], null],
    ],
    [1],
  ],
  [
    'each once',
    [
      [null, null],
      [null, []],
    ],
    [0, 1],
  ],
])('did not answer for every address: %s', (_name, addresses, silent) => {
  expect(listSilent(addresses.map((lists) => ({ address: ADDRESS, lists })))).toEqual(silent);
});

test.each<[string, readonly Utxo[] | null, string[]]>([
  ['that answered', [coin('a', 1000)], ['a', 'b', 'c']],
  ['that did not answer', null, ['b', 'c', 'a']],
])('invented coins displace no payment of the first explorer %s', (_name, first, order) => {
  const second = [coin('a', 1000), coin('c', 500_000), coin('b', 900_000)];
  const payments = listPayments([{ address: ADDRESS, lists: [first, second] }]);
  expect(payments.map(({ txid }) => txid[0])).toEqual(order);
});
