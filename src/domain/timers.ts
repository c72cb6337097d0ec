/** Milliseconds (docs/specification.md#4-states-and-transitions). */
export const TIMERS = {
  balances: 5_000,
  contract: 60_000,
  chat: 10_000,
  successBanner: 5_000,
  linkCopied: 3_000,
  addressCopied: 2_000,
  disputePayment: 10_000,
} as const;
