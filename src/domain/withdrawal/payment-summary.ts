import { type Sats, subtractSats, sumAmounts } from '@/domain/primitives/amount';
import type { PsbtOutput, PsbtSummary } from '@/domain/withdrawal/inspection';

/** A PSBT told the way a cheque is: to whom, how much, what it costs, what stays. */
export interface PaymentSummary {
  /** What reaches the destination; empty in a PSBT that does not pay it. */
  paid: PsbtOutput[];
  /** What goes neither there nor back. */
  elsewhere: PsbtOutput[];
  fee: Sats;
  /** sat/vB, one decimal. */
  feeRate: string;
  /** What returns to the guarantee's own addresses. */
  change: Sats;
  /** What the guarantee holds afterwards; `null` while its balance is not known. */
  stays: Sats | null;
}

export function summarizePayment(summary: PsbtSummary, balance: Sats | null): PaymentSummary {
  const total = sumAmounts([balance, summary.change]);
  return {
    paid: summary.outputs.filter(({ role }) => role === 'destination'),
    elsewhere: summary.outputs.filter(({ role }) => role === 'other'),
    fee: summary.fee,
    feeRate: summary.feeRate.toFixed(1),
    change: summary.change,
    stays: total === null ? null : subtractSats(total, summary.inputSum),
  };
}
