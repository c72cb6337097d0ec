import { describe, expect, test } from 'vitest';
import type { AddressTransaction } from '@/domain/models';
import {
  findIndependent,
  type GivenSignature,
  isExcluded,
  isOfGuarantee,
  isRecorded,
} from '@/domain/withdrawals/open-signatures';
import { makeContract, makeGuarantee, makeTransaction, makeWithdrawal } from './make';

const KEY = '02aa';
const SIGNED: GivenSignature = {
  txid: 'tx',
  spends: [
    { outpoint: 'a:0', address: 'bcrt1a' },
    { outpoint: 'b:1', address: 'bcrt1b' },
  ],
  contractId: 'c1',
  guaranteeId: 'g1',
  addresses: ['bcrt1a', 'bcrt1b', 'bcrt1c'],
  publicKey: KEY,
  withdrawal: makeWithdrawal(),
  replaces: [],
  txHex: null,
  givenAt: '2026-11-22T12:00:00Z',
};

describe('signatures of a guarantee', () => {
  const contract = (publicKey: string) => makeContract({ keys: [{ publicKey }] });
  const at = (id: string, address: string) => makeGuarantee({ id, deposits: [makeTransaction({ address })] });

  test.each([
    ['with its id, at any address', KEY, at('g1', 'bcrt1new'), true],
    ['at its address, under another id', KEY, at('g9', 'bcrt1b'), true],
    ['at another address of its guarantee, under another id', KEY, at('g9', 'bcrt1c'), true],
    ['with the key in capitals', KEY.toUpperCase(), at('g1', 'bcrt1a'), true],
    ['of another guarantee', KEY, at('g9', 'bcrt1new'), false],
    ['by a key that the contract does not have', '03bb', at('g1', 'bcrt1a'), false],
  ])('%s', (_case, key, guarantee, expected) => {
    expect(isOfGuarantee(SIGNED, contract(key), guarantee, '02cc')).toBe(expected);
  });

  const spent = { ...SIGNED, addresses: [] };
  const several = makeGuarantee({
    id: 'g9',
    deposits: ['bcrt1new', 'bcrt1b'].map((address) => makeTransaction({ address })),
  });
  test.each([
    ['by the address of a coin that it spends', spent, at('g9', 'bcrt1b'), true],
    ['by one of several addresses', SIGNED, several, true],
    ['not by addresses that it has nothing to do with', spent, at('g9', 'bcrt1c'), false],
  ])('are found %s', (_case, given, guarantee, expected) => {
    expect(isOfGuarantee(given, contract(KEY), guarantee, null)).toBe(expected);
  });

  test('do not belong to a contract without keys if the user has no key', () => {
    const unknown = makeContract({ keys: [{ publicKey: null }] });
    expect(isOfGuarantee(SIGNED, unknown, at('g1', 'bcrt1a'), null)).toBe(false);
  });

  test.each([
    ['the contract has no keys', []],
    ['the contract has other keys', [{ publicKey: '03bb' }]],
  ])('by the user, even if %s', (_case, keys) => {
    expect(isOfGuarantee(SIGNED, makeContract({ keys }), at('g1', 'bcrt1a'), KEY.toUpperCase())).toBe(true);
  });
});

// docs/bitcoin.md#replacing-a-release
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

  const kept = { ...SIGNED, txid: 'second', replaces: ['first'] };
  test.each([
    ['it', 'second', 'executed', true],
    ['the first one', 'first', 'executed', true],
    ['the first one as pending', 'first', 'pending', false],
    ['a third one', 'third', 'executed', false],
  ])('counts as recorded if the record names %s', (_, txid, status, expected) => {
    expect(isRecorded(kept, { withdrawals: [makeWithdrawal({ txid, status })] })).toBe(expected);
  });
});

describe('the record of a release that was replaced', () => {
  const second = { ...SIGNED, txid: 'second', replaces: ['tx'] };
  const recorded = (txid: string) => ({ withdrawals: [makeWithdrawal({ txid, status: 'executed' })] });

  test('counts for the release too if it names the replacement', () => {
    expect(isRecorded(SIGNED, recorded('second'), [SIGNED, second])).toBe(true);
    expect(isRecorded(SIGNED, recorded('second'), [SIGNED])).toBe(false);
  });

  test('counts for a replacement of a replacement if the backend has not changed it', () => {
    const third = { ...SIGNED, txid: 'third', replaces: ['second', 'tx'] };
    expect(isRecorded(third, recorded('tx'), [third])).toBe(true);
  });

  test('counts for the release if it names a replacement of its replacement', () => {
    const third = { ...SIGNED, txid: 'third', replaces: ['second', 'elsewhere'] };
    expect(isRecorded(SIGNED, recorded('third'), [SIGNED, second, third])).toBe(true);
  });

  test('counts for no other signature, even if the backend named that one as the record of the release', () => {
    const replacement = { ...SIGNED, txid: 'third', replaces: ['second', 'tx'] };
    expect(isRecorded(SIGNED, recorded('third'), [SIGNED, replacement])).toBe(false);
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

  const spender: AddressTransaction = { txid: 'rival', confirmed: true, received: [], spent: ['b:1'] };
  test.each<[string, AddressTransaction[], boolean]>([
    ['a confirmed transaction has spent one of its coins', [spender], true],
    ['one that is not confirmed', [{ ...spender, confirmed: false }], false],
    ['its own transaction', [{ ...spender, txid: 'tx' }], false],
    ['one that spends other coins', [{ ...spender, spent: ['b:0'] }], false],
    ['no history', [], false],
  ])('%s: %s', (_case, history, expected) => {
    expect(isExcluded(SIGNED, history)).toBe(expected);
  });
});
