import { describe, expect, it } from 'vitest';
import {
  type BalanceState,
  type BalanceView,
  computeFunding,
  holdsMoney,
  isRemainder,
  toBalanceView,
} from '@/domain/guarantees/guarantee-funds';
import { type Sats, toSats } from '@/domain/primitives/amount';

const sats = (value: number) => toSats(value) as Sats;

// Spec: 2.guarantees-panel
describe('the remainder of a release', () => {
  it.each([
    ['nothing was released', 100, 40, 0, false],
    ['part was released', 100, 40, 60, true],
    ['part was released, but for its fee', 100, 39, 60, true],
    ['more is gone than was released', 100, 10, 60, false],
    ['everything is still there', 100, 100, 60, false],
    ['what was released is not known', 100, 40, null, false],
  ])('%s', (_what, amount, total, released, expected) => {
    const view: BalanceView = { kind: 'known', total: sats(total), unconfirmed: sats(0), enough: total >= amount };
    const funding = computeFunding(sats(amount), sats(total), released === null ? null : sats(released));
    expect(isRemainder(view, funding)).toBe(expected);
  });
});

describe('no remainder is reported', () => {
  const view: BalanceView = { kind: 'known', total: sats(95), unconfirmed: sats(0), enough: false };

  it.each<[string, BalanceView, ReturnType<typeof computeFunding>]>([
    [
      'of a guarantee that almost has its amount, and released nothing',
      view,
      computeFunding(sats(100), sats(95), sats(0)),
    ],
    ['of an unknown balance', { kind: 'loading' }, computeFunding(sats(100), sats(40), sats(60))],
    ['of an unknown amount', view, computeFunding(null, sats(95), sats(60))],
  ])('%s', (_what, shown, funding) => {
    expect(isRemainder(shown, funding)).toBe(false);
  });
});

describe('a balance', () => {
  const balance = (arriving?: number) => ({
    total: sats(100),
    unconfirmed: sats(0),
    outputs: 1,
    ...(arriving === undefined ? {} : { arriving: sats(arriving) }),
  });

  it.each<[string, BalanceState, object]>([
    ['that no address counts for', { state: 'undecided', balance: null }, { kind: 'uncounted' }],
    ['that was never read', { state: 'known', balance: null }, { kind: 'unknown', lastKnown: null }],
    [
      'with enough',
      { state: 'known', balance: balance() },
      { kind: 'known', total: 100, unconfirmed: 0, enough: true },
    ],
    [
      'that is still arriving in part',
      { state: 'known', balance: balance(1) },
      { kind: 'known', total: 100, unconfirmed: 0, enough: false, arriving: 1 },
    ],
    [
      'read a while ago',
      { state: 'known', balance: balance(), at: 0 },
      { kind: 'known', total: 100, unconfirmed: 0, enough: true, at: '1970-01-01T00:00:00.000Z' },
    ],
  ])('%s', (_what, knowledge, view) => {
    const shown = toBalanceView('active', sats(100), knowledge);
    expect(shown).toEqual(view);
    expect(Object.keys(shown).sort()).toEqual(Object.keys(view).sort());
  });

  it('that is unknown holds no money', () => {
    expect(holdsMoney({ state: 'known', balance: null })).toBe(false);
    expect(holdsMoney(null)).toBe(false);
  });
});
