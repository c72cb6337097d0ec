import { expect, test } from 'vitest';
import { MAX_SATS, type Sats, toSats, ZERO_SATS } from '@/domain/primitives/amount';
import { estimateFee } from '@/domain/withdrawals/fees';
import { estimateReleaseFee, findFeeAlarm } from '@/domain/withdrawals/release-fees';

const MISSING = toSats(60_000);

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

test.each([
  ['equal', 2_000, 2_000, 100_000, false],
  ['less', 2_000, 0, 100_000, false],
  ['twice as much', 2_000, 4_000, 100_000, false],
  ['more than twice as much, and 1 % of the amount', 2_000, 4_001, 200_100, true],
  ['more than twice as much, and less than 1 % of the amount', 2_000, 4_001, 200_101, false],
  ['the whole amount', 200, 100_000, 100_000, true],
  ['all the money there is', 200, MAX_SATS, MAX_SATS, true],
  ['more than twice as much, of an unknown amount', 200, 401, null, true],
  ['unknown', 2_000, null, 100_000, false],
])('the estimate of the server is %s: an alarm %s', (_, own, server, amount, isAlarm) => {
  const alarm = findFeeAlarm(own as Sats, server as Sats | null, amount as Sats | null);
  expect(alarm).toEqual(isAlarm ? { own, server } : null);
});
