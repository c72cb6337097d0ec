import { makeWithdrawal, sats } from '@tests/unit/domain/make';
import { describe, expect, test } from 'vitest';
import {
  computePaidAmount,
  convertWithdrawalAmount,
  getRecordedAmount,
  withPaidAmount,
} from '@/domain/guarantees/withdrawal-amount';
import { MAX_SATS } from '@/domain/primitives/amount';

describe('the amount of a withdrawal', () => {
  test.each([
    ['net', 50_000, 1_896, 50_000],
    ['gross', 50_000, 1_896, 51_896],
    ['gross', 50_000, 0, 50_000],
    ['gross', 1, MAX_SATS - 1, MAX_SATS],
  ] as const)('%s: %d paid with a fee of %d is recorded as %d, and read back', (kind, paid, fee, recorded) => {
    expect(convertWithdrawalAmount(sats(paid), 'recorded', fee, kind)).toBe(recorded);
    expect(convertWithdrawalAmount(sats(recorded), 'paid', fee, kind)).toBe(paid);
  });

  test('is none if the fee leaves nothing, or if it is beyond all bitcoin', () => {
    expect(convertWithdrawalAmount(sats(1_000), 'paid', 1_001, 'gross')).toBeNull();
    expect(convertWithdrawalAmount(MAX_SATS, 'recorded', 1, 'gross')).toBeNull();
  });
});

test.each([
  ['net', 60_000, 60_000],
  ['gross', 60_000, 61_000],
] as const)('a withdrawal that pays another amount is recorded in the same way: %s', (kind, paid, recorded) => {
  const withdrawal = withPaidAmount(makeWithdrawal({ amount: sats(50_000) }), sats(paid), 1_000, kind);
  expect(withdrawal.amount).toBe(paid);
  expect('recordedAmount' in withdrawal).toBe(kind === 'gross');
  expect(getRecordedAmount(withdrawal)).toBe(recorded);
  expect(computePaidAmount(withdrawal, 1_000)).toBe(paid);
  // The fee of another transaction changes what a gross amount pays.
  expect(computePaidAmount(withdrawal, 3_000)).toBe(kind === 'gross' ? 58_000 : 60_000);
});

test('an amount that cannot be recorded before the fee leaves the record alone', () => {
  const withdrawal = makeWithdrawal({ amount: sats(50_000), recordedAmount: sats(51_000) });
  expect(withPaidAmount(withdrawal, MAX_SATS, 1, 'gross').recordedAmount).toBe(51_000);
});
