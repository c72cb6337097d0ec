import { sats } from '@tests/unit/domain/make';
import { describe, expect, test } from 'vitest';
import { convertWithdrawalAmount } from '@/domain/guarantees/withdrawal-amount';
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
