import { sats } from '@tests/unit/domain/make';
import { expect, test } from 'vitest';
import { getOutpoint } from '@/domain/settlement/coins';
import { listReturnable } from '@/domain/settlement/return-rules';
import { isCarriedOut } from '@/domain/settlement/settled';

const coinOf = (value: number, vout = 0) => ({ order: 0, txid: 'ab'.repeat(32), value: sats(value), vout });
const COINS = [coinOf(100_000), coinOf(50_000, 1)];
const OUTPOINTS = COINS.map(getOutpoint);

test.each<[string, boolean, string[], string[] | null]>([
  ['that the network has', true, ['tx'], []],
  ['of which a coin is unspent again', true, ['tx'], OUTPOINTS.slice(1)],
  ['that it has dropped', false, ['tx'], OUTPOINTS],
  ['that it has, while the coins are unknown', true, ['tx'], null],
  ['that it has not', false, ['other'], []],
])('a payment %s is carried out: %s', (_what, expected, settled, unspent) => {
  expect(isCarriedOut({ txid: 'tx', coins: COINS }, settled, unspent && new Set(unspent))).toBe(expected);
});

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
