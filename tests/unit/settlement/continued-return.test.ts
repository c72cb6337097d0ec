import { describe, expect, test } from 'vitest';
import { continueReturn, findCarriedAsk } from '@/domain/settlement/continued-return';
import type { ReturnPlan } from '@/domain/settlement/return-plan';
import { toUnixDay } from '@/domain/settlement/return-rules';
import { type CoinReturn, findOutlived, groupByDay, viewReturns } from '@/domain/settlement/return-state';
import { type KnownAsk, NO_SETTLEMENTS, type SettlementRecord } from '@/domain/settlement/settlement-record';
import { sat } from '../bitcoin/releases';
import { ANA, BERTO, HOLDS, PLACE } from './offers';

const MARCH = toUnixDay('2027-03-01');
const APRIL = toUnixDay('2027-04-01');
const TXID = (letter: string) => letter.repeat(64);
const COIN = (letter: string, value = 100_000) => ({ order: 1, txid: TXID(letter), value: sat(value), vout: 0 });
const AT = (letter: string) => `${TXID(letter)}:0`;

function ask(hash: string, letters: string, from: number, change: Partial<ReturnPlan> = {}): KnownAsk {
  const plan: ReturnPlan = {
    address: `address ${hash}`,
    coins: [...letters].map((letter) => COIN(letter)),
    contract: '42',
    from,
    guarantee: '7',
    network: 'regtest',
    number: 3,
    payee: { id: '100', key: ANA },
    payer: { id: '101', key: BERTO },
    rates: [2, 8],
    terms: '',
    ...change,
  };
  return { hash, text: '', statement: '', plan };
}

/** Given as pairs of hash and index. */
function record(asks: KnownAsk[], given: [string, number][]): SettlementRecord {
  const signed = given.map(([hash, index]) => ({ hash, index, signatures: [], txids: [] }));
  return { ...NO_SETTLEMENTS, asks, given: signed };
}

const OTHER_SIDE = { payee: { id: '101', key: BERTO }, payer: { id: '100', key: ANA } };

describe('the return that a payment carries over', () => {
  test.each<[string, KnownAsk[], [string, number][], string, string | null]>([
    ['of one coin', [ask('x', 'a', MARCH)], [['x', 0]], 'a', 'x'],
    ['not of a coin that nobody has asked about', [ask('x', 'a', MARCH)], [['x', 0]], 'b', null],
    ['not of one that was asked about only', [ask('x', 'ab', MARCH)], [['x', 0]], 'ab', null],
    [
      'of each coin the earliest',
      [ask('x', 'a', APRIL), ask('y', 'a', MARCH)],
      [
        ['x', 0],
        ['y', 0],
      ],
      'a',
      'y',
    ],
    ['not an earlier one without a signature', [ask('x', 'a', APRIL), ask('y', 'a', MARCH)], [['x', 0]], 'a', 'x'],
    [
      'of several coins the latest',
      [ask('x', 'a', APRIL), ask('y', 'b', MARCH)],
      [
        ['x', 0],
        ['y', 0],
      ],
      'ab',
      'x',
    ],
    [
      'on a tie the same in any order',
      [ask('y', 'a', MARCH), ask('x', 'b', MARCH)],
      [
        ['x', 0],
        ['y', 0],
      ],
      'ab',
      'y',
    ],
    [
      'in the other order',
      [ask('x', 'a', MARCH), ask('y', 'a', MARCH)],
      [
        ['x', 0],
        ['y', 0],
      ],
      'a',
      'x',
    ],
    ['not if some of it was not covered', [ask('x', 'a', MARCH)], [['x', 0]], 'ab', null],
    [
      'not for both parties',
      [ask('x', 'a', MARCH), ask('y', 'b', MARCH, OTHER_SIDE)],
      [
        ['x', 0],
        ['y', 0],
      ],
      'ab',
      null,
    ],
    ['also if the guarantee has another id by now', [ask('x', 'a', MARCH, { guarantee: '8' })], [['x', 0]], 'a', 'x'],
    ['not of nothing', [ask('x', 'a', MARCH)], [['x', 0]], '', null],
  ])('%s', (_case, asks, given, spent, hash) => {
    const found = findCarriedAsk(record(asks, given), [...spent].map(AT), PLACE);
    expect(found?.hash ?? null).toBe(hash);
  });

  const ground = {
    place: PLACE,
    depositor: 'owner',
    validUntil: '2026-12-31',
    isSigned: true,
    terms: '',
    deposits: ['deposit'],
    isAddress: true,
    today: '2026-11-26',
  } as const;
  const left = { ...COIN('c', 40_000), vout: 1, address: 'deposit' };

  test.each([true, false])('is the same text with the new coin, signed terms: %s', (isSigned) => {
    const carried = ask('x', 'ab', MARCH);
    const coins = [{ order: 1, txid: TXID('c'), value: 40_000, vout: 1 }];
    expect(continueReturn(carried, left, { ...ground, isSigned })).toEqual({ ...carried.plan, coins });
  });

  test('follows from no signature that was given for another text', () => {
    const asks = [ask('x', 'a', MARCH, { number: 4 }), ask('y', 'a', MARCH, { number: 3 })];
    const given = asks.map(({ hash }) => ({ hash, index: 0, signatures: [], txids: ['t'] }));
    const find = (made: string) => {
      const signed = given.map((each) => (each.hash === made ? { ...each, made: true as const } : each));
      return findCarriedAsk({ asks, given: signed }, [AT('a')], PLACE)?.hash;
    };
    expect([find('x'), find('y'), find('')]).toEqual(['x', 'y', 'y']);
  });

  test.each([
    ['the guarantee lasts longer by now', left, { validUntil: '2027-02-15' }],
    ['the date of the guarantee is not known', left, { validUntil: null }],
    ['another party deposits', left, { depositor: 'counterparty' as const }],
    ['it could not pay its fee', { ...left, value: sat(1_300) }, {}],
    ['its address is not one of the network', left, { isAddress: false }],
    ['its address is that of a deposit', left, { deposits: ['deposit', 'address x'] }],
    ['its day has come', left, { today: '2027-03-01' }],
    ['both have signed other terms since', left, { terms: 'ab' }],
  ])('is none if %s', (_case, coin, change) => {
    expect(continueReturn(ask('x', 'a', MARCH), coin, { ...ground, ...change })).toBeNull();
  });
});

describe('what was given', () => {
  const view = (known: SettlementRecord): CoinReturn[] =>
    viewReturns(known, HOLDS, { place: PLACE, own: 'counterparty', depositor: null, unspent: null });

  test('is summed for each date, the earliest first', () => {
    const known = record(
      [ask('x', 'a', APRIL), ask('y', 'bc', MARCH), ask('z', 'd', MARCH)],
      [
        ['x', 0],
        ['y', 0],
        ['y', 1],
      ],
    );
    expect(groupByDay(view(known))).toEqual([
      { from: MARCH, amount: 200_000 },
      { from: APRIL, amount: 100_000 },
    ]);
  });

  test.each<[string, KnownAsk[], [string, number][], number | null, number | null]>([
    ['a date that is still wanted', [ask('x', 'a', APRIL)], [['x', 0]], MARCH, null],
    ['an earlier one than the guarantee allows by now', [ask('x', 'a', MARCH)], [['x', 0]], APRIL, MARCH],
    ['one that nobody has signed', [ask('x', 'a', MARCH)], [], APRIL, null],
    ['an unknown limit', [ask('x', 'a', MARCH)], [['x', 0]], null, null],
    ['a later one that was asked for', [ask('x', 'a', MARCH), ask('y', 'a', APRIL)], [['x', 0]], null, MARCH],
    ['a later one for another coin', [ask('x', 'a', MARCH), ask('y', 'b', APRIL)], [['x', 0]], null, null],
  ])('outlives what the parties want: %s', (_case, asks, given, first, from) => {
    expect(findOutlived(view(record(asks, given)), first)).toBe(from);
  });
});
