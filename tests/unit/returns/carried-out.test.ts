import { sats } from '@tests/unit/domain/make';
import { expect, test } from 'vitest';
import { listReturnable } from '@/domain/returns/return-rules';
import { listSignedReturns, listTaken } from '@/domain/returns/settled';
import { makePlan } from './vectors';

const asks = ['h', 'copy'].map((hash, at) => ({ hash, text: '', statement: '', plan: makePlan({ number: at + 1 }) }));
const given = asks.map(({ hash }) => ({ hash, index: 0, signatures: [], txids: ['low', 'high'] }));

test.each<[string, string[], string[]]>([
  ['that the network has', ['high'], ['high']],
  ['of which it has a replacement', ['low', 'high'], ['high']],
  ['that it has not', ['other'], []],
])('of a return %s, and of a copied answer to another text, %j counts', (_what, spenders, txids) => {
  const taken = listTaken(listSignedReturns({ asks, given }), spenders);
  expect(taken.map(({ txid }) => txid)).toEqual(txids);
  expect(taken.every(({ amount }) => amount === makePlan().coins[0]?.value)).toBe(true);
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
