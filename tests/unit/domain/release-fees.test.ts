import { expect, test } from 'vitest';
import { toSats, ZERO_SATS } from '@/domain/primitives/amount';
import { estimateFee } from '@/domain/withdrawals/fees';
import { estimateReleaseFee } from '@/domain/withdrawals/release-fees';

const MISSING = toSats(60_000);

// Deviation: fee-inputs
// Spec: 9.fee-estimate
test.each([
  ['nothing known', null, null, 1],
  ['nothing paid', 0, MISSING, 1],
  ['paid in part: another payment follows', 2, MISSING, 3],
  ['paid in full', 2, ZERO_SATS, 2],
  ['no coins and nothing missing', 0, ZERO_SATS, 1],
])('a release is estimated with %s', (_, outputs, missing, inputs) => {
  const balance = outputs === null ? null : { total: ZERO_SATS, unconfirmed: ZERO_SATS, outputs };
  expect(estimateReleaseFee(balance, missing, 12)).toBe(estimateFee(inputs, 12));
});
