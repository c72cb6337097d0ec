/** Milliseconds (docs/specification.md#9-business-constants-and-limits). */
export const TIMERS = {
  balances: 5_000,
  contract: 60_000,
  chat: 10_000,
  disputePayment: 10_000,
} as const;
