import { type Sats, toSats } from '@/domain/primitives/amount';

/** Whether the record of a withdrawal has its amount after the network fee or before it (docs/api.md#amount-of-a-withdrawal). */
export type WithdrawalAmount = 'net' | 'gross';

/**
 * Converts between what reaches the destination (`paid`) and what the record says (`recorded`); `null` if that is no amount.
 * @param fee the network fee
 */
export function convertWithdrawalAmount(
  amount: Sats,
  to: 'paid' | 'recorded',
  fee: number,
  kind: WithdrawalAmount,
): Sats | null {
  if (kind === 'net') return amount;
  return toSats(to === 'paid' ? amount - fee : amount + fee);
}
