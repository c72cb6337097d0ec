/** sat/vB. */
const HIGHEST_USUAL_RATE = 1000;

export interface PaidFee {
  outputs: readonly { amount: number; role: 'payment' | 'guarantee' }[];
  /** Satoshis. */
  fee: number;
  /** sat/vB. */
  feeRate: number;
}

/** Whether the user has to accept the fee of a recovery transaction first: over a tenth of what is paid, or over 1,000 sat/vB. */
export function isFeeUnusual({ outputs, fee, feeRate }: PaidFee): boolean {
  const paid = outputs.filter(({ role }) => role === 'payment').reduce((sum, { amount }) => sum + amount, 0);
  return feeRate > HIGHEST_USUAL_RATE || fee * 10 > paid;
}
