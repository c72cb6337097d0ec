import type { Transaction } from '@/domain/models';
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

type Amounts = Pick<Transaction, 'amount' | 'recordedAmount'>;

export function getRecordedAmount({ amount, recordedAmount }: Amounts): Sats | null {
  return recordedAmount ?? amount;
}

/** The amount that reaches the destination of a withdrawal, given the fee of the transaction that pays it. */
export function computePaidAmount({ amount, recordedAmount }: Amounts, fee: number): Sats | null {
  return recordedAmount === undefined ? amount : convertWithdrawalAmount(recordedAmount, 'paid', fee, 'gross');
}

/** The withdrawal with the amount that another transaction pays instead. */
export function withPaidAmount(
  withdrawal: Transaction,
  amount: Sats,
  fee: number,
  kind: WithdrawalAmount,
): Transaction {
  const recordedAmount = kind === 'net' ? null : convertWithdrawalAmount(amount, 'recorded', fee, kind);
  return { ...withdrawal, amount, ...(recordedAmount !== null && { recordedAmount }) };
}
