import { nightly } from '@tests/daily';
import { describe, expect, test } from 'vitest';
import { verifyGiven } from '@/bitcoin/spend/return-spend';
import { getOutpoint } from '@/domain/returns/coins';
import { findUsualRate, formatReturn, type ReturnPlan } from '@/domain/returns/return-plan';
import { type KnownAsk, mergeReturns, NO_RETURNS, type ReturnRecord } from '@/domain/returns/return-record';
import { findReturnFault, isSoon, listReturnable, RETURN_RATES, toUnixDay } from '@/domain/returns/return-rules';
import { viewReturns } from '@/domain/returns/return-state';
import { sat } from '../bitcoin/releases';
import { ANA, BERTO, makeGround as ground, HOLDS, KEYS, makePlan, PLACE, VECTORS } from './vectors';

/* Found in review. Ana (owner) is the payee of the vectors. */

const { return: vector } = VECTORS;

function known(hash: string, change: Partial<ReturnPlan> = {}): KnownAsk {
  const plan = makePlan(change);
  return { hash, plan, text: formatReturn(plan), statement: '' };
}

const give = (hash: string) => ({ hash, index: 0, signatures: ['s'], txids: ['a', 'b'] });
const outpoints = makePlan().coins.map(getOutpoint);

test('the usual rate is the lowest that is mined soon, and the lowest of all while fees are unknown', () => {
  const pick = (halfHourFee: number | null) => findUsualRate([2, 8, 30], halfHourFee);
  expect([null, 1, 8, 9, 99].map(pick)).toEqual([2, 2, 8, 30, 30]);
});

describe('the last day to claim', () => {
  test('in the past does not let a date in the past be signed without a word', () => {
    const plan = makePlan({ from: toUnixDay('2020-06-01') });
    const [fault, soon] = [
      findReturnFault(plan, ground({ validUntil: '2020-01-01' })),
      isSoon(plan, '2020-01-01', '2026-11-26'),
    ];
    expect(fault !== null || soon).toBe(true);
  });
});

describe('a tiny coin that somebody sends to a deposit address', () => {
  const tiny = { order: 0, txid: '00'.repeat(32), value: sat(1_000), vout: 0, address: 'any' };

  test('does not make the whole ask unsignable', () => {
    const coins = [tiny, ...ground().coins];
    const asked = listReturnable(coins).map(({ order, txid, value, vout }) => ({ order, txid, value, vout }));
    expect(findReturnFault(makePlan({ coins: asked, rates: RETURN_RATES }), ground({ coins }))).toBeNull();
  });

  test('does not displace the real deposits', () => {
    const many = Array.from({ length: 12 }, (_, vout) => ({ ...tiny, vout }));
    const asked = listReturnable([...many, ...ground().coins]);
    expect(asked.some(({ value }) => value > 1_000)).toBe(true);
  });
});

describe('an address of a deposit', () => {
  test('that holds no coins now is refused as well', () => {
    const [first, ...rest] = ground().coins;
    const coins = rest.filter(({ address }) => address !== first?.address);
    const plan = makePlan({ address: first?.address ?? '', coins: coins.map(({ address: _, ...coin }) => coin) });
    expect(coins.length).toBeGreaterThan(0);
    expect(findReturnFault(plan, ground({ coins }))).toBe('addresses');
  });
});

describe('which ask counts', () => {
  test('the one with the highest number, in whatever order the server lists them', () => {
    const asks = [known('new', { number: 2 }), known('old', { number: 1 })];
    const facts = { place: PLACE, own: 'counterparty', depositor: 'owner', unspent: outpoints } as const;
    const hashes = viewReturns({ ...NO_RETURNS, asks }, HOLDS, facts).map(({ ask }) => ask.hash);
    expect(new Set(hashes)).toEqual(new Set(['new']));
  });

  test('not one of the party that has not deposited', () => {
    const other = { payee: { id: '101', key: BERTO }, payer: { id: '100', key: ANA } };
    const asks = [known('of the depositor'), known('of the other', { ...other, number: 9 })];
    const facts = { place: PLACE, own: 'owner', depositor: 'owner', unspent: outpoints } as const;
    const list = (record: Partial<ReturnRecord>) =>
      new Set(viewReturns({ ...NO_RETURNS, asks, ...record }, HOLDS, facts).map(({ ask }) => ask.hash));
    expect(list({})).toEqual(new Set(['of the depositor']));
    // A signature that was given stays in sight, even if the depositor is another one now.
    const given = outpoints.map((_, index) => ({ ...give('of the other'), index, txids: [`${index}`] }));
    expect(list({ given })).toEqual(new Set(['of the other']));
  });
});

describe('signatures for one text', () => {
  test('are valid for every text with the same transactions', () => {
    const [first] = vector.gives;
    const other = makePlan({ number: 2, terms: 'ab'.repeat(32) });
    expect(verifyGiven({ plan: other, index: 0, keys: KEYS }, first?.signatures ?? [])).toEqual(first?.txids);
  });

  nightly('so copies do not fill the record of the payer without end', () => {
    const asks = Array.from({ length: 2_000 }, (_, at) => known(`ask ${at}`, { number: at + 1 }));
    const given = asks.map(({ hash }) => give(hash));
    const merged = mergeReturns(NO_RETURNS, { asks, given }, PLACE, 'counterparty');
    const length = merged.asks.reduce((sum, { text, statement }) => sum + text.length + statement.length, 0);
    expect(length).toBeGreaterThan(500_000);
    // The ask that counts is kept besides.
    expect(length).toBeLessThanOrEqual(602_000);
  });
});
