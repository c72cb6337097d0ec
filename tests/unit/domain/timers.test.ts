import { expect, it } from 'vitest';
import { TIMERS } from '@/domain/timers';

it('the timers are those of the docs/specification.md#9-business-constants-and-limits, in milliseconds', () => {
  expect(TIMERS).toEqual({
    chat: 10_000,
    balances: 5_000,
    contract: 60_000,
    successBanner: 5_000,
    linkCopied: 3_000,
    addressCopied: 2_000,
    disputePayment: 10_000,
  });
});
