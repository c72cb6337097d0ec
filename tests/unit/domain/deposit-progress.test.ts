import { expect, test } from 'vitest';
import type { Utxo } from '@/domain/chain';
import { computeDepositProgress, getPaymentAmount, listArrivals } from '@/domain/deposits/deposit-progress';
import type { Sats } from '@/domain/primitives/amount';

const sats = (value: number | null) => value as Sats | null;

test.each([
  [100_000, 0, { kind: 'none', missing: 100_000 }, 100_000],
  [100_000, 40_000, { kind: 'part', missing: 60_000 }, 60_000],
  // A smaller amount would be dust, which does not count.
  [100_000, 99_999, { kind: 'part', missing: 1 }, 547],
  [100_000, 99_453, { kind: 'part', missing: 547 }, 547],
  [100_000, 99_452, { kind: 'part', missing: 548 }, 548],
  [100_000, 100_000, { kind: 'paid', excess: 0 }, null],
  [100_000, 120_000, { kind: 'paid', excess: 20_000 }, null],
  [null, 40_000, null, null],
  [100_000, null, null, null],
])('of %s, %s have arrived', (amount, balance, progress, asked) => {
  const computed = computeDepositProgress(sats(amount), sats(balance));
  expect(computed).toEqual(progress);
  expect(getPaymentAmount(computed)).toBe(asked);
});

function coin(vout: number, height: number | null, value = 10_000): Utxo {
  const depth = height === null ? { confirmed: false } : { confirmed: true, height };
  return { txid: 'ab', vout, value: value as Sats, ...depth };
}

test.each([
  ['unconfirmed', coin(0, null), 100, 0],
  ['in the newest block', coin(0, 100), 100, 1],
  ['three deep', coin(0, 98), 100, 3],
  ['deep', coin(0, 5), 100, 6],
  ['in a block that the height is behind of', coin(0, 101), 100, 1],
  ['confirmed, at an unknown height', coin(0, 100), null, null],
])('a payment %s', (_, utxo, tip, confirmations) => {
  expect(listArrivals([utxo], tip)).toEqual([{ outpoint: 'ab:0', amount: 10_000, confirmations }]);
});

test('payments are sorted with unconfirmed ones first, without dust', () => {
  const arrivals = listArrivals([coin(0, 1), coin(1, 99), coin(2, null), coin(3, null, 546)], 100);
  expect(arrivals.map(({ outpoint, confirmations }) => [outpoint, confirmations])).toEqual([
    ['ab:2', 0],
    ['ab:1', 2],
    ['ab:0', 6],
  ]);
});

test('a payment in a block of unknown height has an unknown number of confirmations', () => {
  const utxo: Utxo = { txid: 'ab', vout: 0, value: sats(10_000) as Sats, confirmed: true };
  expect(listArrivals([utxo], 100)[0]?.confirmations).toBeNull();
});

test('payments stay in order, with an unknown number of confirmations among the last', () => {
  const unknown: Utxo = { txid: 'ab', vout: 9, value: sats(10_000) as Sats, confirmed: true };
  const arrivals = listArrivals([coin(0, 99), coin(1, 98), unknown], 100);
  expect(arrivals.map(({ confirmations }) => confirmations)).toEqual([2, 3, null]);
});
