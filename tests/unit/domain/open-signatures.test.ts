import { describe, expect, test } from 'vitest';
import type { AddressTransaction } from '@/domain/chain';
import {
  findIndependent,
  type GivenSignature,
  groupByPayment,
  isAskedBeside,
  isByKeyOf,
  isFollowedBy,
  isOfGuarantee,
  isRecorded,
  listRivals,
  toOpenPayment,
} from '@/domain/withdrawals/open-signatures';
import { makeContract, makeGuarantee, makeTransaction, makeWithdrawal, sats } from './make';

const KEY = '02aa';
const SIGNED: GivenSignature = {
  txid: 'tx',
  spends: [
    { outpoint: 'a:0', address: 'bcrt1a', amount: sats(1_000), witnessScript: '52ae' },
    { outpoint: 'b:1', address: 'bcrt1b', amount: sats(2_000), witnessScript: '52ae' },
  ],
  contractId: 'c1',
  guaranteeId: 'g1',
  description: 'Roof',
  contractKeys: [KEY, '02cc'],
  addresses: ['bcrt1a', 'bcrt1b', 'bcrt1c'],
  publicKey: KEY,
  withdrawal: makeWithdrawal({ address: 'bcrt1payee', amount: sats(500) }),
  replaces: [],
  txHex: null,
  givenAt: '2026-11-22T12:00:00Z',
  settledAt: null,
};

describe('signatures of a guarantee', () => {
  const at = (id: string, ...addresses: string[]) =>
    makeGuarantee({ id, deposits: addresses.map((address) => makeTransaction({ address })) });
  const spent = { ...SIGNED, addresses: [] };

  test.each([
    ['with its id, at any address', SIGNED, at('g1', 'bcrt1new'), true],
    ['at its address, under another id', SIGNED, at('g9', 'bcrt1b'), true],
    ['at another address of its guarantee, under another id', SIGNED, at('g9', 'bcrt1c'), true],
    ['at one of several addresses', SIGNED, at('g9', 'bcrt1new', 'bcrt1b'), true],
    ['at the address of a coin that it spends', spent, at('g9', 'bcrt1b'), true],
    ['of another guarantee', SIGNED, at('g9', 'bcrt1new'), false],
    ['at an address that it has nothing to do with', spent, at('g9', 'bcrt1c'), false],
  ])('%s', (_case, given, guarantee, expected) => {
    expect(isOfGuarantee(given, guarantee)).toBe(expected);
  });
});

test.each([
  ["the user's own key, whatever keys the contract has", ['03bb'], KEY, true],
  ["the user's own key, without any in the contract", [], KEY.toUpperCase(), true],
  ['a key of the contract, in capitals', [KEY.toUpperCase()], '03bb', true],
  ['a key of neither', ['03bb', null], '03dd', false],
  ['no key at all', [null], null, false],
])('a signature matters if it is by %s', (_case, keys, ownKey, expected) => {
  const contract = makeContract({ keys: keys.map((publicKey) => ({ publicKey })) });
  expect(isByKeyOf(SIGNED, contract, ownKey)).toBe(expected);
});

// docs/bitcoin.md#open-signatures
describe('a payment from another guarantee', () => {
  const known = { contractKeys: [KEY.toUpperCase(), '02cc'], isSeparate: false };
  const separate = { ...known, isSeparate: true };
  const foreign = { ...known, contractKeys: [KEY, '02dd'] };
  const to = (address: string, amount: number) => ({ address, amount: sats(amount) });
  const same = to('BCRT1PAYEE', 400);
  const other = to('bcrt1other', 500);
  const split = { ...SIGNED, payees: [to('bcrt1second', 300)] };

  test.each([
    ['that was always another, to another address', SIGNED, [other], separate, false],
    ['that was always another, of another amount', SIGNED, [same], separate, false],
    ['that was always another, the same payment', SIGNED, [to('BCRT1PAYEE', 500)], separate, true],
    ['that was always another, the same payment among others', SIGNED, [other, to('bcrt1payee', 500)], separate, true],
    ['that was always another, the same second payment', split, [other, to('bcrt1second', 300)], separate, true],
    ['that was always another, another second payment', split, [other, to('bcrt1second', 301)], separate, false],
    ['that is new here, to the same address', SIGNED, [same], known, true],
    ['that is new here, to another address', SIGNED, [other], known, true],
    ['of other keys, to another address', SIGNED, [other], foreign, false],
    ['of unknown keys, to another address', SIGNED, [other], { ...known, contractKeys: [KEY, null] }, false],
    ['of other keys, to the same address', SIGNED, [same], foreign, true],
    ['of other keys, second to the same address', SIGNED, [other, same], foreign, true],
    ['of other keys, to the second payee', split, [to('BCRT1SECOND', 1)], foreign, true],
    ['of other keys, to nobody', split, [], foreign, false],
    ['without an address', { ...SIGNED, withdrawal: makeWithdrawal({ address: null }) }, [same], foreign, false],
    [
      'without an address, of these keys',
      { ...SIGNED, withdrawal: makeWithdrawal({ address: null }) },
      [same],
      known,
      true,
    ],
    ['without keys', { ...SIGNED, contractKeys: [] }, [other], known, false],
  ])('%s', (_case, signature: GivenSignature, payments, payment, expected) => {
    expect(isAskedBeside(signature, { ...payment, payments })).toBe(expected);
  });

  test('is shown with all its payees', () => {
    const { txid, description, givenAt } = SIGNED;
    const shown = { txid, description, givenAt, address: 'bcrt1payee', amount: 500 };
    expect(toOpenPayment(SIGNED)).toEqual({ ...shown, payees: [], from: null });
    expect(toOpenPayment({ ...split, from: 9 })).toEqual({ ...shown, payees: split.payees, from: 9 });
  });
});

test('a transaction that spends an output of the signed one follows it', () => {
  expect(isFollowedBy(SIGNED, ['x:0', 'tx:1'])).toBe(true);
  expect(isFollowedBy(SIGNED, ['a:0', 'tx2:1'])).toBe(false);
});

// docs/bitcoin.md#releasing-again
describe('a signature on a replacement', () => {
  const open = [{ txid: 'second', outpoints: ['a:0'], replaces: ['first'] }];
  const first = { txid: 'first', outpoints: ['a:0'] };

  test.each([
    ['spends its coins', ['a:0'], [], 0],
    ['spends other coins', ['x:0'], [], 1],
    ['spends what the replaced transaction left over', ['first:1'], [first], 1],
    ['spends what another transaction of its coins left over', ['third:1'], [{ txid: 'third', outpoints: ['a:0'] }], 0],
    ['spends what it leaves over itself', ['second:1'], [{ txid: 'second', outpoints: ['a:0'] }], 1],
  ])('forbids another transaction that %s: %#', (_, outpoints, parents, count) => {
    expect(findIndependent(open, { txid: 'new', outpoints }, parents)).toHaveLength(count);
  });
});

describe('the record of a release that was replaced', () => {
  const second = { ...SIGNED, txid: 'second', replaces: ['tx'] };
  const recorded = (txid: string) => ({ withdrawals: [makeWithdrawal({ txid, status: 'executed' })] });

  test('counts for the release if it names a replacement of its replacement', () => {
    const third = { ...SIGNED, txid: 'third', replaces: ['second', 'elsewhere'] };
    expect(isRecorded(SIGNED, recorded('third'), [SIGNED, second, third])).toBe(true);
  });

  test('counts for no other signature, even if the backend named that one as the record of the release', () => {
    const replacement = { ...SIGNED, txid: 'third', replaces: ['second', 'tx'] };
    expect(isRecorded(SIGNED, recorded('third'), [SIGNED, replacement])).toBe(false);
  });

  test('is found although a file has brought back the release that was replaced', () => {
    const back = { ...SIGNED, replaces: ['second'] };
    expect(isRecorded(back, recorded('elsewhere'), [back, second])).toBe(false);
    expect(isRecorded({ ...SIGNED, txid: 'tx' }, recorded('second'), [back, second])).toBe(true);
  });

  test('does not follow from the txid that the backend gave a withdrawal', () => {
    const passedOff = { ...SIGNED, withdrawal: makeWithdrawal({ txid: 'invented' }) };
    expect(isRecorded(passedOff, recorded('invented'), [passedOff])).toBe(false);
  });
});

describe('transactions that could be mined together with another', () => {
  const signed = [
    { txid: 'one', outpoints: ['a:0', 'b:1'] },
    { txid: 'two', outpoints: ['c:0'] },
  ];

  test.each<[string, string, string[], string[]]>([
    ['spends none of their coins', 'new', ['d:0'], ['one', 'two']],
    ['spends a coin of one', 'new', ['d:0', 'b:1'], ['two']],
    ['spends a coin of each', 'new', ['a:0', 'c:0'], []],
    ['is one of them', 'two', ['c:0'], ['one']],
    ['another output of the same transaction is another coin', 'new', ['a:1', 'c:0'], ['one']],
  ])('%s', (_case, txid, outpoints, independent) => {
    expect(findIndependent(signed, { txid, outpoints }).map((each) => each.txid)).toEqual(independent);
  });
});

test('a parent that spends the coin of an open signature excludes it', () => {
  const open = [{ txid: 'one', outpoints: ['a:0'] }];
  const parents = [{ txid: 'parent', outpoints: ['a:0'] }];
  expect(findIndependent(open, { txid: 'new', outpoints: ['parent:0'] }, parents)).toEqual([]);
});

test('one record among others ends a signature', () => {
  const withdrawals = [
    makeWithdrawal({ txid: 'other', status: 'executed' }),
    makeWithdrawal({ txid: 'tx', status: 'executed' }),
  ];
  expect(isRecorded(SIGNED, { withdrawals })).toBe(true);
});

describe('the end of a signature', () => {
  test.each([
    ['recorded as executed', { txid: 'tx', status: 'executed' }, true],
    ['recorded as executed under another txid', { txid: 'other', status: 'executed' }, false],
    ['recorded with its txid, and pending', { txid: 'tx', status: 'pending' }, false],
  ])('%s', (_case, fields, expected) => {
    expect(isRecorded(SIGNED, makeGuarantee({ withdrawals: [makeWithdrawal(fields)] }))).toBe(expected);
  });

  const unread = { blockTime: null, spends: [], pays: [] };
  const spender: AddressTransaction = { txid: 'rival', confirmed: true, received: [], spent: ['b:1'], ...unread };
  test.each<[string, AddressTransaction[], string[]]>([
    ['a confirmed transaction is said to have spent one of its coins', [spender], ['rival']],
    ['one that is not confirmed', [{ ...spender, confirmed: false }], []],
    ['its own transaction', [{ ...spender, txid: 'tx' }], []],
    ['one that spends other coins', [{ ...spender, spent: ['b:0'] }], []],
    ['no history', [], []],
  ])('may be proven: %s', (_case, history, expected) => {
    expect(listRivals(SIGNED, history)).toEqual(expected);
  });
});

describe('the returns of a coin that a payment would leave', () => {
  const returnOf = (outpoint: string): GivenSignature => ({
    ...SIGNED,
    txid: `return of ${outpoint}`,
    kind: 'return',
    spends: [{ outpoint, address: 'bcrt1a', amount: sats(900), witnessScript: null }],
  });

  test.each<[string, string, GivenSignature[], string[], boolean]>([
    ['while it is in no block', 'tx:1', [SIGNED], [], true],
    ['while its coin is there', 'tx:1', [SIGNED], ['tx:1'], false],
    ['while another coin of it is there', 'tx:1', [SIGNED], ['tx:0'], true],
    ['of a deposit, which no payment of the user leaves', 'deposit:0', [SIGNED], [], false],
    ['of a return, which leaves nothing', 'tx:1', [{ ...SIGNED, kind: 'return' }], [], false],
  ])('%s', (_when, outpoint, given, unspent, expected) => {
    const own = returnOf(outpoint);
    expect([...groupByPayment([own], given, unspent)]).toEqual(expected ? [[given[0], [own]]] : []);
  });
});
