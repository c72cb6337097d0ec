import { describe, expect, it } from 'vitest';
import type { ChainTransaction } from '@/domain/chain';
import type { Guarantee } from '@/domain/models';
import { listPayments } from '@/domain/records/payments';
import { makeGuarantee, makeTransaction, makeWithdrawal, sats } from './make';

/* docs/records.md#statement */

const BLOCK = '2026-02-01T00:00:00.000Z';
const [DEPOSIT, OTHER, PAYEE] = ['bcrt1qdeposit', 'bcrt1qother', 'bcrt1qpayee'];
const given = makeTransaction({ address: DEPOSIT });
const paid = { ...given, txid: 'aa', vout: 1, amount: sats(100_000) };
const signed = makeWithdrawal({ signer: 'owner', amount: sats(60_000) });
const isDeposit = (address: string) => address === DEPOSIT;
const contractWith = (fields: Partial<Guarantee>) => ({ guarantees: [makeGuarantee(fields)] });

const funding: ChainTransaction = {
  txid: 'aa',
  blockTime: BLOCK,
  spends: [{ address: OTHER }],
  pays: [
    { address: OTHER, amount: sats(7_000) },
    { address: DEPOSIT, amount: sats(100_000) },
    { address: DEPOSIT, amount: sats(546) },
    { address: null, amount: sats(0) },
  ],
};
const release: ChainTransaction = {
  txid: 'bb',
  blockTime: BLOCK,
  spends: [{ address: DEPOSIT }],
  pays: [
    { address: PAYEE, amount: sats(59_000) },
    { address: DEPOSIT, amount: sats(40_000) },
  ],
};

describe('the chain shows', () => {
  it.each<[string, ChainTransaction, unknown[]]>([
    ['a deposit, without dust and what goes elsewhere', funding, [['deposit:aa:1', 'deposit', 100_000]]],
    ['a release, without its change', release, [['release:bb', 'release', 59_000]]],
    [
      'no release if the coins only move within the guarantee',
      { ...release, pays: [{ address: DEPOSIT, amount: sats(99_000) }] },
      [],
    ],
    ['nothing while it is in no block', { ...funding, blockTime: null }, []],
    ['nothing of another address', { ...funding, pays: [{ address: OTHER, amount: sats(9) }] }, []],
  ])('%s', (_what, tx, expected) => {
    const payments = listPayments(contractWith({ deposits: [given] }), [tx], isDeposit);
    expect(payments.map(({ id, event, amount }) => [id, event, amount])).toEqual(expected);
    for (const payment of payments) expect(payment).toMatchObject({ txid: tx.txid, at: BLOCK, guaranteeId: 'g1' });
  });

  it('nothing at an address that does not follow from the keys', () => {
    expect(listPayments(contractWith({ deposits: [given] }), [funding, release], () => false)).toEqual([]);
  });
});

describe('the records name', () => {
  it.each<[string, Partial<Guarantee>, unknown[]]>([
    ['no payment of an address', { deposits: [given] }, []],
    ['a deposit', { deposits: [paid] }, [['deposit:aa:1', 'deposit', 'aa', 100_000]]],
    ['no withdrawal that was not sent', { withdrawals: [signed] }, []],
    ['a release', { withdrawals: [{ ...signed, txid: 'bb' }] }, [['release:bb', 'release', 'bb', 60_000]]],
    [
      'no release if the coins only move within the guarantee',
      { deposits: [given], withdrawals: [{ ...signed, txid: 'bb', address: DEPOSIT }] },
      [],
    ],
    ['nothing while the lists are unknown', { deposits: null, withdrawals: null }, []],
    [
      'an output once, with or without its index',
      { deposits: [{ ...paid, vout: null }, paid, { ...paid, amount: sats(5) }] },
      [['deposit:aa:1', 'deposit', 'aa', 100_000]],
    ],
  ])('%s', (_what, fields, expected) => {
    const payments = listPayments(contractWith(fields), [], isDeposit);
    expect(payments.map(({ id, event, txid, amount }) => [id, event, txid, amount])).toEqual(expected);
    for (const payment of payments) expect(payment).toMatchObject({ at: null, guaranteeId: 'g1' });
  });
});

// A server or an explorer that names another payee or amount.
describe('the outputs of a transaction that proves itself', () => {
  const proven = [
    { address: PAYEE, amount: sats(30_000) },
    { address: OTHER, amount: sats(20_000) },
    { address: DEPOSIT, amount: sats(40_000) },
    { address: null, amount: sats(0) },
  ];
  const lied = { ...signed, txid: 'bb', address: 'bcrt1qmallory' };
  const contract = contractWith({ deposits: [given], withdrawals: [lied] });
  const read = (chain: ChainTransaction[], outputs: typeof proven | null) =>
    listPayments(contract, chain, isDeposit, (txid) => (txid === 'bb' ? outputs : null)).map(
      ({ amount, payouts, isRecordOnly, at }) => ({ amount, payouts, isRecordOnly, at }),
    );
  const paidOut = { amount: 50_000, payouts: proven.slice(0, 2), isRecordOnly: false };

  it('decide, in a block and outside', () => {
    expect(read([release], proven)).toEqual([{ ...paidOut, at: BLOCK }]);
    expect(read([], proven)).toEqual([{ ...paidOut, at: null }]);
  });

  it('are in their absence those that the explorer shows, or the record names, marked as such', () => {
    expect(read([release], null)).toMatchObject([{ payouts: release.pays.slice(0, 1), isRecordOnly: false }]);
    const payouts = [{ address: 'bcrt1qmallory', amount: 60_000 }];
    expect(read([], null)).toMatchObject([{ amount: 60_000, payouts, isRecordOnly: true }]);
  });

  it('show that coins only move within the guarantee', () => {
    expect(read([], proven.slice(2))).toEqual([]);
  });
});
