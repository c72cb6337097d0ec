import { describe, expect, it } from 'vitest';
import type { Utxo } from '@/domain/chain';
import { findAmountDifference } from '@/domain/deposits/amount-difference';
import type { Transaction } from '@/domain/models';
import { MAX_SATS } from '@/domain/primitives/amount';
import { makeTransaction, sats } from './make';

const coin = (txid: string, value: number, vout = 0, confirmed = true): Utxo => ({
  ...{ txid, vout, confirmed },
  value: sats(value),
});
const record = (amount: number | null, fields: Partial<Transaction> = {}) =>
  makeTransaction({ address: 'a1', txid: 'aa', vout: 0, amount: amount === null ? null : sats(amount), ...fields });
const find = (deposits: Transaction[], coins: Utxo[], others: Utxo[] = []) =>
  findAmountDifference(
    deposits,
    new Map([
      ['a1', coins],
      ['a2', others],
    ]),
  );

describe('a recorded deposit', () => {
  it.each<[string, Transaction[], Utxo[], Utxo[]?]>([
    ['with the amount of its payment', [record(100)], [coin('aa', 100)]],
    ['with the amount of its payment, one of two', [record(60)], [coin('aa', 60), coin('bb', 40)]],
    ['with the amount of all payments to its address', [record(100)], [coin('aa', 60), coin('bb', 40)]],
    ['with all payments, one of them not in a block', [record(100)], [coin('aa', 60), coin('bb', 40, 0, false)]],
    ['with all outputs of its transaction', [record(100, { vout: null })], [coin('aa', 60), coin('aa', 40, 1)]],
    ['with another amount, not in a block yet', [record(50)], [coin('aa', 100, 0, false)]],
    ['with another amount, spent since', [record(50)], [coin('cc', 30)]],
    ['with another amount, at an address that is not known', [record(50, { address: 'a3' })], [coin('aa', 100)]],
    ['with another amount and no address', [record(50, { address: null })], [coin('aa', 100)]],
    ['without an amount', [record(null)], [coin('aa', 100)]],
    ['without a payment', [record(50, { txid: null })], [coin('aa', 100)]],
    ['at the other address', [record(50), record(20, { address: 'a2', txid: 'bb' })], [], [coin('bb', 20)]],
    ['with more than all money', [record(1)], [coin('aa', MAX_SATS), coin('bb', MAX_SATS)]],
  ])('is not contradicted: %s', (_name, deposits, coins, others) => {
    expect(find(deposits, coins, others)).toBeNull();
  });

  it.each<[string, Transaction[], Utxo[], Utxo[] | undefined, number, number]>([
    ['more was paid', [record(100)], [coin('aa', 120)], undefined, 100, 120],
    ['less was paid', [record(100)], [coin('aa', 50)], undefined, 100, 50],
    ['two payments are neither', [record(70)], [coin('aa', 60), coin('bb', 40)], undefined, 70, 100],
    [
      'what is not in a block does not count',
      [record(70)],
      [coin('aa', 60), coin('bb', 40, 0, false)],
      undefined,
      70,
      60,
    ],
    [
      'a payment with a record of its own is left out',
      [record(100), record(40, { txid: 'bb' })],
      [coin('aa', 60), coin('bb', 40)],
      undefined,
      100,
      60,
    ],
    [
      'several are added up',
      [record(100), record(5, { address: 'a2', txid: 'bb' }), record(7, { address: 'a2', txid: 'cc' })],
      [coin('aa', 60)],
      [coin('bb', 20), coin('cc', 7)],
      105,
      80,
    ],
  ])('is contradicted: %s', (_name, deposits, coins, others, recorded, paid) => {
    expect(find(deposits, coins, others)).toEqual({ recorded, paid });
  });
});
