import { sats } from '@tests/unit/domain/make';
import { expect, test } from 'vitest';
import type { Guarantee } from '@/domain/models';
import { getOutpoint } from '@/domain/returns/coins';
import { listReturnable } from '@/domain/returns/return-rules';
import { addSettled } from '@/domain/returns/settled';
import { HOLDS, makePlan } from './vectors';

const [first] = makePlan().coins.map(getOutpoint);
const record = (settled: string[]) => ({
  asks: [{ hash: 'h', text: '', statement: '', plan: makePlan() }],
  given: [{ hash: 'h', index: 0, signatures: [], txids: ['low', 'high'] }],
  settled,
});
const recorded = (txid: string) => [{ txid }] as Guarantee['withdrawals'];

test.each<[string, string[], Guarantee['withdrawals'], string[], string[] | null, boolean]>([
  ['that the network has', ['high'], [], ['high'], [], true],
  ['of which it has a replacement', ['high'], [], ['low', 'high'], [], true],
  ['that it has dropped', [], [], ['high'], [first ?? ''], true],
  ['that it has, while the coins are unknown', ['high'], [], ['high'], null, true],
  ['that it has not', [], [], ['other'], [], true],
  ['of another guarantee', [], [], ['high'], [], false],
  ['that the backend has recorded at another rate', ['low'], recorded('low'), ['high'], [], true],
])('a return %s counts as %j', (_what, txids, withdrawals, settled, unspent, holds) => {
  const guarantee = { id: '7', withdrawals } as Guarantee;
  const counted = addSettled(guarantee, record(settled), holds ? HOLDS : () => false, unspent);
  expect(counted.withdrawals?.map(({ txid }) => txid)).toEqual(txids);
});

test('unknown withdrawals stay unknown', () => {
  const guarantee = { id: '7', withdrawals: null as Guarantee['withdrawals'] } as Guarantee;
  expect(addSettled(guarantee, record(['high']), HOLDS, [])).toBe(guarantee);
});

const coinOf = (value: number, vout = 0) => ({ order: 0, txid: 'ab'.repeat(32), value: sats(value), vout });

test.each<[string, number[], number[]]>([
  ['nothing', [], []],
  ['none that can pay no rate', [1_000, 1_500], []],
  ['all that can, in the order of the format', [2_000, 90_000, 1_315, 50_000], [2_000, 90_000, 50_000]],
  [
    'the largest twelve',
    Array.from({ length: 14 }, (_, at) => 20_000 + at),
    Array.from({ length: 12 }, (_, at) => 20_002 + at),
  ],
])('the return is asked of %s', (_what, values, expected) => {
  const coins = values.map((value, vout) => coinOf(value, vout));
  expect(listReturnable(coins).map(({ value }) => value)).toEqual(expected);
});
