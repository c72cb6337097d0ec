import { expect, it } from 'vitest';
import { TIMERS } from '@/domain/timers';

// Spec: 9.timers
it('timers match the specification, in milliseconds', () => {
  expect(TIMERS).toEqual({
    chat: 10_000,
    balances: 5_000,
    contract: 60_000,
    disputePayment: 10_000,
  });
});
