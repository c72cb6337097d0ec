import { describe, expect, it } from 'vitest';
import type { AddressTransaction } from '@/domain/chain';
import type { DepositStatus } from '@/domain/deposits/deposit-verdict';
import { findSpenders, isShort, listPayouts, withPayouts } from '@/domain/withdrawals/payouts';
import { makeGuarantee, makeWithdrawal, sats } from './make';

/* docs/records.md#who-was-paid */

const pay = (address: string | null, amount: number) => ({ address, amount: sats(amount) });

describe('the payments of a transaction out of a guarantee', () => {
  const STATUSES: Record<string, DepositStatus> = { own: 'counts', false: 'excluded', open: 'undecided' };
  const find = (address: string) => STATUSES[address] ?? null;

  it.each([
    ['one payee', [pay('ana', 5)], [pay('ana', 5)]],
    ['several, without change', [pay('ana', 5), pay('own', 9), pay('berto', 3)], [pay('ana', 5), pay('berto', 3)]],
    ['a script without an address', [pay(null, 5)], [pay(null, 5)]],
    ['nothing that carries no money', [pay(null, 0)], []],
    ['nothing that stays', [pay('own', 9)], []],
    ['what goes to an address that the server passes off as the guarantee’s', [pay('false', 5)], [pay('false', 5)]],
    ['unknown while an address is not checked', [pay('ana', 5), pay('open', 9)], null],
  ])('%s', (_what, outputs, expected) => expect(listPayouts(outputs, find)).toEqual(expected));

  it('replace the amount and the address of a record', () => {
    const record = makeWithdrawal({ address: 'mallory', amount: sats(9), recordedAmount: sats(9), txid: 'bb' });
    const proven = withPayouts(record, [pay('ana', 5), pay('berto', 3)]);
    expect(proven).toMatchObject({ id: record.id, txid: 'bb', address: null, amount: 8 });
    expect(proven.recordedAmount).toBeUndefined();
  });
});

describe('a guarantee of 100,000 sat is short', () => {
  const released = (amount: number | null) =>
    makeWithdrawal({ txid: 'bb', address: 'ana', amount: amount === null ? null : sats(amount) });

  it.each([
    ['with nothing there and no release', 0, [], true],
    ['with less than its amount', 89_999, [], true],
    ['not with its amount', 100_000, [], false],
    ['not if a release explains it, but for fees', 0, [released(90_000)], false],
    ['not if a rest is left', 50_000, [released(40_000)], false],
    ['if a release explains a part', 0, [released(89_999)], true],
    ['if a release has an unknown amount', 0, [released(null)], true],
  ])('%s', (_what, balance, withdrawals, expected) => {
    expect(isShort(makeGuarantee({ withdrawals }), sats(balance))).toBe(expected);
  });

  it.each([
    [0, [], true],
    [1, [], false],
    [0, [released(1)], false],
  ])('without an amount: %i left', (balance, withdrawals, expected) => {
    expect(isShort(makeGuarantee({ amount: null, withdrawals }), sats(balance))).toBe(expected);
  });
});

describe('the transactions that have spent coins', () => {
  const tx = (txid: string, received: [number, number][], spent: string[]): AddressTransaction => ({
    txid,
    confirmed: true,
    blockTime: null,
    spends: [],
    pays: [],
    received: received.map(([vout, value]) => ({ vout, value: sats(value) })),
    spent,
  });
  const paid = tx(
    'aa',
    [
      [0, 10_000],
      [1, 546],
    ],
    ['x:0'],
  );

  it.each([
    ['none', [paid], ['aa:0'], [], true],
    ['one', [tx('bb', [], ['aa:0']), paid], [], ['bb'], true],
    ['one that left change', [tx('bb', [[1, 4_000]], ['aa:0', 'y:1']), paid], ['bb:1'], ['bb'], true],
    ['none that spends coins of somebody else', [tx('bb', [], ['z:0']), paid], ['aa:0'], [], true],
    ['not known yet', [paid], [], [], false],
    [
      'one, in the histories of two addresses',
      [tx('bb', [], ['aa:0']), tx('bb', [], ['aa:0']), paid],
      [],
      ['bb'],
      true,
    ],
  ])('%s', (_what, history, unspent, txids, isWhole) => {
    expect(findSpenders(history, unspent)).toEqual({ txids, unconfirmed: [], isWhole });
  });

  it('are told apart from those in a block', () => {
    const waiting = { ...tx('bb', [], ['aa:0']), confirmed: false };
    expect(findSpenders([waiting, paid], [])).toEqual({ txids: ['bb'], unconfirmed: ['bb'], isWhole: true });
  });
});
