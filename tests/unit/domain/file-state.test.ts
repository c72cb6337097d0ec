import { CONTRACT } from '@tests/unit/recovery-file';
import { describe, expect, it } from 'vitest';
import {
  type FileEntry,
  type FileRecord,
  type FileStatus,
  getFileStatus,
  toKnownFile,
} from '@/domain/recovery/file-state';
import { formatReturnedCoin } from '@/domain/recovery/recovery-file';
import { MAX_ORDER, MAX_SCANNED, planScan } from '@/domain/recovery/scan';

const [SAVED_AT, TESTED_AT] = ['2026-11-21T12:00:00Z', '2026-11-20T12:00:00Z'];
const [ROOF, GARDEN] = ['wsh(roof)#', 'wsh(garden)#'];

function saved(contracts: Record<string, number[]>): Partial<FileRecord> {
  return { saved: { at: SAVED_AT, contracts } };
}

function tested(contracts: Record<string, number[]>): Partial<FileRecord> {
  return { tested: { at: TESTED_AT, contracts } };
}

const NONE: FileStatus = { kind: 'none' };
const STALE: FileStatus = { kind: 'stale' };
const SAVED: FileStatus = { kind: 'saved', at: SAVED_AT };
const TESTED: FileStatus = { kind: 'tested', at: TESTED_AT };

/** Of the contract ROOF. */
const ROWS: [string, Partial<FileRecord>, number[], FileStatus][] = [
  ['nothing saved, and no deposit', {}, [], NONE],
  ['nothing saved, and a deposit', {}, [1], NONE],
  ['a file with every deposit', saved({ [ROOF]: [1] }), [1], SAVED],
  ['a file made before any deposit', saved({ [ROOF]: [] }), [1], SAVED],
  ['a file of money that is gone', saved({ [ROOF]: [1] }), [], SAVED],
  ['a new deposit and change beside the known order', saved({ [ROOF]: [40] }), [40, 41, 60, 20], SAVED],
  ['orders from 0', saved({ [ROOF]: [1_000] }), [0, 19], SAVED],
  ['an order just beyond those from 0', saved({ [ROOF]: [] }), [20], STALE],
  ['an order just beyond the gap', saved({ [ROOF]: [40] }), [61], STALE],
  ['one found deposit and one missed', saved({ [ROOF]: [40] }), [41, 900], STALE],
  ['an order that only another missed one would lead to', saved({ [ROOF]: [] }), [25, 45], STALE],
  ['a new contract', saved({ [GARDEN]: [1] }), [], STALE],
  ['other keys of the contract', saved({ [`${ROOF}x`]: [1] }), [1], STALE],
  ['a tested file', { ...saved({ [ROOF]: [1] }), ...tested({ [ROOF]: [1] }) }, [1], TESTED],
  ['a file tested on a device that did not save it', tested({ [ROOF]: [1] }), [1], TESTED],
  ['a newer file after a test', { ...saved({ [ROOF]: [90] }), ...tested({ [ROOF]: [1] }) }, [90], SAVED],
  ['neither covers it', { ...saved({ [ROOF]: [1] }), ...tested({ [GARDEN]: [1] }) }, [90], STALE],
  [
    'a test of years ago',
    { tested: { at: '2020-01-01T00:00:00Z', contracts: { [ROOF]: [] } } },
    [1],
    {
      kind: 'tested',
      at: '2020-01-01T00:00:00Z',
    },
  ],
];

describe('the state of the recovery file for a contract', () => {
  it.each(ROWS)('%s', (_case, record, orders, status) => {
    expect(getFileStatus({ saved: null, tested: null, ...record }, ROOF, orders)).toEqual(status);
  });
});

describe('a return date that the other party has signed', () => {
  const [FIRST, SECOND] = [formatReturnedCoin('aa:0', 1_800_000_000), formatReturnedCoin('aa:0', 1_900_000_000)];
  const carrying = (contracts: Record<string, FileEntry[]>): FileRecord => ({
    saved: { at: SAVED_AT, contracts },
    tested: null,
  });

  it.each<[string, FileRecord, string[], FileStatus]>([
    ['is in the file', carrying({ [ROOF]: [1, FIRST, SECOND] }), [FIRST], SAVED],
    ['is new', carrying({ [ROOF]: [1] }), [FIRST], STALE],
    ['is of another date', carrying({ [ROOF]: [1, FIRST] }), [FIRST, SECOND], STALE],
    ['is carried for another contract', carrying({ [ROOF]: [1], [GARDEN]: [FIRST] }), [FIRST], STALE],
    ['is void', carrying({ [ROOF]: [1, FIRST] }), [], SAVED],
  ])('%s', (_case, record, returns, status) => {
    expect(getFileStatus(record, ROOF, [1, ...returns])).toEqual(status);
  });
});

it('what is remembered of a file is the deposits of each descriptor', () => {
  const [first, second] = [
    { ...CONTRACT, descriptor: ROOF },
    { ...CONTRACT, descriptor: GARDEN, guarantees: [] },
  ];
  expect(toKnownFile([first, first, second], SAVED_AT)).toEqual({
    at: SAVED_AT,
    contracts: { [ROOF]: [0, 0], [GARDEN]: [] },
  });
});

describe('the plan of a scan', () => {
  const sorted = (known: number[]) => planScan(known).toSorted((a, b) => a - b);
  const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);

  it.each<[string, number[], number[]]>([
    ['without known orders', [], range(0, 19)],
    ['around 0', [0], range(1, 20)],
    ['around an order near 0', [5], [...range(0, 4), ...range(6, 25)]],
    ['around a distant order', [100], [...range(0, 19), ...range(80, 99), ...range(101, 120)]],
    ['around neighbours once', [100, 101], [...range(0, 19), ...range(80, 99), ...range(102, 121)]],
    ['up to the last order', [MAX_ORDER], [...range(0, 19), ...range(MAX_ORDER - 20, MAX_ORDER - 1)]],
    ['around an order that is listed twice', [100, 100], [...range(0, 19), ...range(80, 99), ...range(101, 120)]],
  ])('%s', (_case, known, plan) => {
    expect(sorted(known)).toEqual(plan);
  });

  it('is bounded, with the nearest orders of all first', () => {
    const known = Array.from({ length: 10_000 }, (_, index) => 1_000 * index + 500);
    const plan = planScan(known);
    expect(plan).toHaveLength(MAX_SCANNED);
    expect(plan.slice(0, 3)).toEqual([0, 501, 499]);
    const few = planScan(known.slice(0, 100));
    expect(few).toHaveLength(MAX_SCANNED);
    expect(Math.max(...few.map((order) => Math.min(...known.map((each) => Math.abs(each - order)), order + 1)))).toBe(
      5,
    );
  });
});
