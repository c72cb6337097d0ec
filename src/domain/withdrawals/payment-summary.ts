import { type Sats, subtractSats, sumAmounts } from '@/domain/primitives/amount';
import type { PsbtOutput, PsbtSummary } from '@/domain/withdrawals/inspection';

export interface PaymentSummary {
  /** Outputs to the payees, each by itself. */
  paid: PsbtOutput[];
  /** Every output that it may not have, each by itself. */
  elsewhere: PsbtOutput[];
  fee: Sats;
  /** sat/vB, one decimal. */
  feeRate: string;
  /** The output that returns to the guarantee; 0 without one. */
  change: Sats;
  /** Balance of the guarantee afterwards; `null`: unknown. */
  stays: Sats | null;
}

export function summarizePayment(summary: PsbtSummary, balance: Sats | null): PaymentSummary {
  const total = sumAmounts([balance, summary.change]);
  return {
    paid: summary.outputs.filter(({ role }) => role === 'destination' || role === 'payee'),
    elsewhere: summary.outputs.filter(({ role }) => role === 'other'),
    fee: summary.fee,
    feeRate: summary.feeRate.toFixed(1),
    change: summary.change,
    stays: total === null ? null : subtractSats(total, summary.inputSum),
  };
}
