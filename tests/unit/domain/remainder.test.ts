import { describe, expect, it } from 'vitest';
import { type BalanceView, computeFunding, isRemainder } from '@/domain/guarantee/guarantee-funds';
import { type Sats, toSats } from '@/domain/primitives/amount';

const sats = (value: number) => toSats(value) as Sats;

// Spec: 2.guarantees-panel
describe('what a release has left', () => {
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
