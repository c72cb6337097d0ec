import { expect, test } from 'vitest';
import { computeDepositProgress, getPaymentAmount } from '@/domain/deposits/deposit-progress';
import type { Sats } from '@/domain/primitives/amount';

const sats = (value: number | null) => value as Sats | null;

test.each([
  [100_000, 0, { kind: 'none', missing: 100_000 }, 100_000],
  [100_000, 40_000, { kind: 'part', missing: 60_000 }, 60_000],
  // A smaller amount would be dust, which does not count.
  [100_000, 99_999, { kind: 'part', missing: 1 }, 547],
  [100_000, 99_453, { kind: 'part', missing: 547 }, 547],
  [100_000, 99_452, { kind: 'part', missing: 548 }, 548],
  [100_000, 100_000, { kind: 'paid', excess: 0 }, null],
  [100_000, 120_000, { kind: 'paid', excess: 20_000 }, null],
  [null, 40_000, null, null],
  [100_000, null, null, null],
])('of %s, %s have arrived', (amount, balance, progress, asked) => {
  const computed = computeDepositProgress(sats(amount), sats(balance));
  expect(computed).toEqual(progress);
  expect(getPaymentAmount(computed)).toBe(asked);
});
