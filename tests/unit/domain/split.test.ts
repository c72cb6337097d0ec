import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatBtc } from '@/domain/primitives/amount';
import { type Split, type SplitEntry, splitSum } from '@/domain/withdrawals/split';
import { sats } from './make';

const part = (percent: number): SplitEntry => ({ field: 'part', percent });
const first = (text: string): SplitEntry => ({ field: 'first', text });
const second = (text: string): SplitEntry => ({ field: 'second', text });
const NOTHING = { first: null, second: null, percent: null, isPayable: false };

// docs/bitcoin.md#a-release-with-two-payees
describe('two payees share what arrives', () => {
  test.each<[string, number, SplitEntry, Partial<Split>]>([
    ['in halves', 100_000, part(50), { first: sats(50_000), second: sats(50_000), percent: 50, isPayable: true }],
    ['the odd satoshi goes to the second', 100_001, part(50), { first: sats(50_000), second: sats(50_001) }],
    ['all to the first', 100_000, part(100), { second: sats(0), percent: 100, isPayable: false }],
    ['nothing to the first', 100_000, part(0), { first: sats(0), percent: 0, isPayable: false }],
    ['the first typed', 100_000, first('0.0003'), { first: sats(30_000), second: sats(70_000), percent: 30 }],
    ['the second typed', 100_000, second('0.0003'), { first: sats(70_000), second: sats(30_000), percent: 70 }],
    ['with one decimal of a percent', 100_000, first('0.00012345'), { percent: 12.3 }],
    ['one satoshi above dust', 100_000, first('0.00000547'), { isPayable: true }],
    ['the first of dust', 100_000, first('0.00000546'), { isPayable: false }],
    ['the second of dust', 100_000, second('0.00000546'), { isPayable: false }],
    ['the whole sum typed', 100_000, first('0.001'), { first: sats(100_000), second: sats(0), isPayable: false }],
    ['more than the sum', 100_000, first('0.00100001'), NOTHING],
    ['no amount', 100_000, second('a half'), NOTHING],
    ['more than all of it', 100_000, part(101), NOTHING],
    ['less than nothing', 100_000, part(-1), NOTHING],
  ])('%s', (_case, sum, entry, expected) => {
    expect(splitSum(sats(sum), entry)).toMatchObject(expected);
  });

  test.each<[string, number | null, SplitEntry, Split['texts']]>([
    ['both follow the slider', 100_000, part(25), { first: '0.00025000', second: '0.00075000' }],
    ['what was typed stays as it is', 100_000, first('0,0003'), { first: '0,0003', second: '0.00070000' }],
    ['in the second field too', 100_000, second('.0003'), { first: '0.00070000', second: '.0003' }],
    ['even if it is no amount', 100_000, first('x'), { first: 'x', second: '' }],
    ['or too much', 100_000, second('1'), { first: '', second: '1' }],
    ['while the sum is unknown', null, first('0.1'), { first: '0.1', second: '' }],
    ['while the sum is zero', 0, second('0.1'), { first: '', second: '0.1' }],
    ['the slider has none without a sum', null, part(50), { first: '', second: '' }],
    ['nor of zero', 0, part(50), { first: '', second: '' }],
    ['nor beyond the sum', 100_000, part(101), { first: '', second: '' }],
  ])('the fields: %s', (_case, sum, entry, texts) => {
    const split = splitSum(sum === null ? null : sats(sum), entry);
    expect(split.texts).toEqual(texts);
    if (sum === null || sum === 0) expect(split).toMatchObject(NOTHING);
  });

  test('always add up, and never share more than there is', () => {
    const entry = fc.oneof(
      fc.integer({ min: 0, max: 100 }).map(part),
      fc.nat(3_000_000).map((typed) => first(formatBtc(sats(typed)))),
      fc.nat(3_000_000).map((typed) => second(formatBtc(sats(typed)))),
    );
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2_000_000 }), entry, (sum, given) => {
        const split = splitSum(sats(sum), given);
        const { first: one, second: other, isPayable } = split;
        if (one === null || other === null) expect(split).toMatchObject(NOTHING);
        else expect([one + other, isPayable]).toEqual([sum, Math.min(one, other) > 546]);
      }),
    );
  });
});
