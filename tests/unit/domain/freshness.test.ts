import { describe, expect, test } from 'vitest';
import { type FeeSpeed, getFeeSpeed } from '@/domain/withdrawals/fees';
import { type Freshness, filterSpentOutpoints, isFresh, isStale } from '@/domain/withdrawals/freshness';
import { findUnusualTimings, type UnusualTiming } from '@/domain/withdrawals/unusual-timing';
import { sats } from './make';

describe('the fee compared with current rates', () => {
  const rates = { fastestFee: 20, halfHourFee: 12, hourFee: 8, minimumFee: 2 };
  test.each<[number, number, FeeSpeed]>([
    [4_000, 200, 'next-block'],
    [3_999, 200, 'half-hour'],
    [2_400, 200, 'half-hour'],
    [2_399, 200, 'hour'],
    [1_600, 200, 'hour'],
    [1_599, 200, 'days'],
    [400, 200, 'days'],
    [399, 200, 'too-low'],
    [0, 200, 'too-low'],
  ])('%s sat for %s vB: %s', (fee, vsize, speed) => {
    expect(getFeeSpeed({ fee: sats(fee), vsize }, rates)).toBe(speed);
  });
});

describe('the freshness of a signed withdrawal', () => {
  const fresh: Freshness = { spent: [], speed: 'hour', minimumFee: 1 };
  test.each<[string, Freshness | null, { stale: boolean; fresh: boolean | null }]>([
    ['nothing spent', fresh, { stale: false, fresh: true }],
    ['an output is spent', { ...fresh, spent: ['aa:0'] }, { stale: true, fresh: false }],
    ['the fee is too low', { ...fresh, speed: 'too-low' }, { stale: false, fresh: false }],
    ['the explorer did not say what is spent', { ...fresh, spent: null }, { stale: false, fresh: true }],
    ['the explorer said nothing', null, { stale: false, fresh: null }],
  ])('%s', (_, freshness, expected) => {
    expect({ stale: isStale(freshness), fresh: freshness && isFresh(freshness) }).toEqual(expected);
  });

  test('treats inputs missing from the unspent outputs as spent', () => {
    expect(filterSpentOutpoints(['aa:0', 'aa:1', 'bb:0'], new Set(['aa:1', 'cc:0']))).toEqual(['aa:0', 'bb:0']);
    expect(filterSpentOutpoints(['aa:0'], new Set())).toEqual(['aa:0']);
  });
});

describe('unusual locktime or sequences', () => {
  test.each<[string, number, number[], UnusualTiming[]]>([
    ['none', 0, [0xffffffff], []],
    ['a block height', 900_000, [0xffffffff], [{ kind: 'not-before-block', height: 900_000 }]],
    ['the last height', 499_999_999, [], [{ kind: 'not-before-block', height: 499_999_999 }]],
    ['the first time', 500_000_000, [], [{ kind: 'not-before-time', time: '1985-11-05T00:53:20.000Z' }]],
    ['replaceable, as a release that a browser has built', 0, [0xfffffffd], []],
    ['replaceable by another sequence', 0, [0xfffffffc], [{ kind: 'replaceable', sequence: '0xfffffffc' }]],
    ['locktime enabled, not replaceable', 0, [0xfffffffe], [{ kind: 'sequence', sequence: '0xfffffffe' }]],
    ['a relative lock of ten blocks', 0, [10], [{ kind: 'waits', sequence: '0x0000000a' }]],
    ['the first without a relative lock', 0, [0x80000000], [{ kind: 'replaceable', sequence: '0x80000000' }]],
    [
      'several',
      5,
      [0xffffffff, 0xfffffffc, 0],
      [
        { kind: 'not-before-block', height: 5 },
        { kind: 'replaceable', sequence: '0xfffffffc' },
        { kind: 'waits', sequence: '0x00000000' },
      ],
    ],
  ])('%s', (_, locktime, sequences, timings) => {
    expect(findUnusualTimings({ locktime, sequences })).toEqual(timings);
  });
});

test('the longest relative lock waits, and the next sequence does not', () => {
  const find = (sequence: number) => findUnusualTimings({ locktime: 0, sequences: [sequence] });
  expect([0x7fffffff, 0x80000000].map((sequence) => find(sequence)[0]?.kind)).toEqual(['waits', 'replaceable']);
});
