import { describe, expect, test } from 'vitest';
import { listCountedGiven } from '@/domain/returns/counted';
import {
  getNextAsk,
  type KnownAsk,
  type KnownGiven,
  mergeReturns,
  NO_RETURNS,
  type ReturnRecord,
} from '@/domain/returns/return-record';
import { ANA, BERTO, makePlan, PLACE } from './vectors';

/* A signature can be copied to any text with the same transaction (docs/terms.md#the-return-text). */

const OF_BERTO = { payee: { id: '101', key: BERTO }, payer: { id: '100', key: ANA } };
const askOf = (hash: string, number: number, change: Partial<KnownAsk['plan']> = {}): KnownAsk => ({
  hash,
  text: hash,
  statement: '',
  plan: makePlan({ number, ...change }),
});
const givenOf = (hash: string, txids: string[], made?: true, index = 0): KnownGiven => ({
  ...{ hash, index, txids, signatures: [] },
  made,
});
const hashes = (items: readonly { hash: string }[]) => items.map(({ hash }) => hash);

describe('of signatures for one transaction', () => {
  const asks = [askOf('second', 2), askOf('first', 1)];
  const both = [givenOf('second', ['a']), givenOf('first', ['a'])];

  test.each<[string, KnownGiven[], string[]]>([
    ['the one for the lowest number counts', both, ['first']],
    [
      'the one that this device made counts, whatever its number',
      [givenOf('second', ['a'], true), givenOf('first', ['a'])],
      ['second'],
    ],
    [
      'all that this device made count',
      [givenOf('second', ['a'], true), givenOf('first', ['a'], true)],
      ['second', 'first'],
    ],
    ['those for fewer rates are a copy as well', [givenOf('second', ['b']), givenOf('first', ['a', 'b'])], ['first']],
    ['those for another coin count', [...both, givenOf('second', ['c'], undefined, 1)], ['first', 'second']],
  ])('%s', (_name, given, counted) => {
    expect(hashes(listCountedGiven({ asks, given }))).toEqual(counted);
  });

  test('the first that was seen counts if the payee gave both one number', () => {
    const given = [givenOf('seen', ['a']), givenOf('later', ['a'])];
    expect(hashes(listCountedGiven({ asks: [askOf('seen', 1), askOf('later', 1)], given }))).toEqual(['seen']);
  });

  test('those of both parties count: each has its own signatures', () => {
    const given = [givenOf('of Ana', ['a']), givenOf('of Berto', ['a'])];
    expect(listCountedGiven({ asks: [askOf('of Ana', 1), askOf('of Berto', 2, OF_BERTO)], given })).toHaveLength(2);
  });
});

describe('the record of return dates', () => {
  const merge = (record: ReturnRecord, added: Partial<ReturnRecord>) => mergeReturns(record, added, PLACE, 'owner');

  test('keeps what it has, and is the same while nothing is new', () => {
    const added = { asks: [askOf('a', 1), askOf('a', 1)], given: [givenOf('a', ['t'])] };
    const record = merge(NO_RETURNS, added);
    expect([hashes(record.asks), hashes(record.given)]).toEqual([['a'], ['a']]);
    expect(merge(record, added)).toBe(record);
    expect(merge(record, {})).toBe(record);
  });

  test('counts what this device made as made, even if the chat had a copy before', () => {
    const asks = [askOf('first', 1), askOf('second', 2)];
    const before = merge(NO_RETURNS, { asks, given: [givenOf('first', ['a'], true), givenOf('second', ['a'])] });
    const after = merge(before, { given: [givenOf('second', ['a'], true)] });
    expect(hashes(listCountedGiven(before))).toEqual(['first']);
    expect(hashes(listCountedGiven(after))).toEqual(['first', 'second']);
  });

  describe('of too many asks of the other party', () => {
    const list = (name: string, change: Partial<KnownAsk['plan']> = OF_BERTO, number?: number) =>
      Array.from({ length: 20 }, (_, at) => ({
        ...askOf(`${name} ${at}`, number ?? at + 1, change),
        text: 'x'.repeat(30_000),
      }));
    const count = ({ asks }: ReturnRecord, name: string) => asks.filter(({ hash }) => hash.startsWith(name)).length;

    test('forgets the lowest numbers', () => {
      const low = list('low');
      const record = merge(NO_RETURNS, { asks: [...low, ...list('high', OF_BERTO, 40)] });
      expect([count(record, 'low'), count(record, 'high')]).toEqual([0, 20]);
      // The chat still has them all.
      expect(merge(record, { asks: low })).toBe(record);
    });

    test('keeps what was signed, and all of the user', () => {
      const record = merge(NO_RETURNS, {
        asks: [...list('low'), ...list('own', {}), ...list('high', OF_BERTO, 40)],
        given: [givenOf('low 3', ['a'])],
      });
      expect([count(record, 'own'), count(record, 'low 3'), count(record, 'high')]).toEqual([20, 1, 20]);
    });

    test('keeps hundreds of short ones', () => {
      const asks = Array.from({ length: 300 }, (_, at) => askOf(`short ${at}`, 1, OF_BERTO));
      expect(merge(NO_RETURNS, { asks }).asks).toHaveLength(300);
    });
  });

  test('numbers the own asks, whatever numbers the other party uses', () => {
    const record = { ...NO_RETURNS, asks: [askOf('a', 3), askOf('b', 999_999_999, OF_BERTO)] };
    expect(getNextAsk(record, PLACE, 'owner')).toBe(4);
    expect(getNextAsk(NO_RETURNS, PLACE, 'owner')).toBe(1);
  });
});
