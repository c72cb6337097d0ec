import { describe, expect, it } from 'vitest';
import type { AddressActivity, AddressTransaction } from '@/domain/chain';
import {
  addHistoryPage,
  EMPTY_HISTORY,
  isSameActivity,
  isTooLong,
  rebuildCoins,
} from '@/domain/deposits/address-history';
import { sats } from './make';

function tx(txid: string, fields: { pays?: number[]; spends?: string[]; confirmed?: boolean }): AddressTransaction {
  const { pays = [], spends = [], confirmed = true } = fields;
  const received = pays.map((value, vout) => ({ vout, value: sats(value) }));
  return { txid, confirmed, received, spent: spends, blockTime: null, spends: [], pays: [] };
}

const part = (funded: number, spent: number) => ({ funded: sats(funded), spent: sats(spent), transactions: null });

function activity(chain: [number, number], mempool: [number, number] = [0, 0]): AddressActivity {
  return { chain: part(...chain), mempool: part(...mempool) };
}

const HISTORY = [
  tx('d', { pays: [40], spends: ['b:0'], confirmed: false }),
  tx('c', { spends: ['a:1', 'elsewhere:7'] }),
  tx('b', { pays: [300] }),
  tx('a', { pays: [1000, 200] }),
];

describe('coins from the history of an address', () => {
  it('are its unspent receipts', () => {
    const coins = rebuildCoins({ transactions: HISTORY, cursor: null }, activity([1500, 200], [40, 300]));
    expect(coins).toEqual([
      { txid: 'd', vout: 0, value: 40, confirmed: false },
      { txid: 'a', vout: 0, value: 1000, confirmed: true },
    ]);
  });

  it.each<[string, AddressTransaction[], AddressActivity]>([
    ['a payment is missing', HISTORY.slice(0, 3), activity([1500, 200], [40, 300])],
    ['what spends is missing', HISTORY.slice(2), activity([1500, 200])],
    ['unconfirmed transactions are missing', HISTORY.slice(1), activity([1500, 200], [40, 300])],
    ['a payment is invented', [...HISTORY, tx('x', { pays: [5] })], activity([1500, 200], [40, 300])],
    ['nothing was read', [], activity([1500, 200])],
  ])('are not known while %s', (_, transactions, totals) => {
    expect(rebuildCoins({ transactions, cursor: null }, totals)).toBeNull();
  });

  it('are read page by page, each transaction once, until a page has nothing new', () => {
    const first = addHistoryPage(EMPTY_HISTORY, HISTORY.slice(0, 3));
    expect(first?.cursor).toBe('b');
    const second = first && addHistoryPage(first, HISTORY.slice(2));
    expect(second?.transactions.map(({ txid }) => txid)).toEqual(['d', 'c', 'b', 'a']);
    expect(second && addHistoryPage(second, HISTORY.slice(1))).toBeNull();
    expect(second && addHistoryPage(second, [])).toBeNull();
  });

  it('are not asked for when there are far too many transactions', () => {
    const long = (transactions: number | null) => ({ chain: { ...part(1, 0), transactions }, mempool: part(0, 0) });
    expect([5_000, 5_001, null].map((count) => isTooLong(long(count)))).toEqual([false, true, false]);
  });
});

it('a history names each transaction once, and has no older page before the first confirmed one', () => {
  const twice = addHistoryPage(EMPTY_HISTORY, [tx('d', { confirmed: false }), tx('d', { confirmed: false })]);
  expect(twice).toMatchObject({ transactions: [{ txid: 'd' }], cursor: null });
  expect(twice?.transactions).toHaveLength(1);
});

it('coins keep the height of their block', () => {
  const transactions = [{ ...tx('a', { pays: [5] }), height: 7 }];
  expect(rebuildCoins({ transactions, cursor: null }, activity([5, 0]))).toEqual([
    { txid: 'a', vout: 0, value: 5, confirmed: true, height: 7 },
  ]);
  const [unknown] = rebuildCoins({ transactions: [tx('a', { pays: [5] })], cursor: null }, activity([5, 0])) ?? [];
  expect(unknown).not.toHaveProperty('height');
});

it.each<[string, AddressActivity, boolean]>([
  ['the same', activity([5, 3], [2, 1]), true],
  ['more confirmed', activity([6, 3], [2, 1]), false],
  ['more spent', activity([5, 4], [2, 1]), false],
  ['more unconfirmed', activity([5, 3], [3, 1]), false],
  ['more spent unconfirmed', activity([5, 3], [2, 2]), false],
  [
    'another number of transactions',
    { ...activity([5, 3], [2, 1]), mempool: { ...part(2, 1), transactions: 4 } },
    false,
  ],
])('activity is unchanged: %s', (_case, now, same) => {
  expect(isSameActivity(activity([5, 3], [2, 1]), now)).toBe(same);
});
