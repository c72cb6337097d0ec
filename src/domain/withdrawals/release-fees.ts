import type { Balance } from '@/domain/deposits/deposits';
import type { Sats } from '@/domain/primitives/amount';
import { estimateFee } from '@/domain/withdrawals/fees';

/** The backend's estimate of a release fee; `null` is unknown. */
export interface ServerEstimate {
  fee: Sats | null;
  /** With the guarantee's amount. */
  total: Sats | null;
}

/** Fee of releasing everything once the missing amount has arrived in one payment. */
export function estimateReleaseFee(balance: Balance | null, missing: Sats | null, fastestFee: number): Sats {
  const outputs = balance?.outputs ?? 0;
  return estimateFee(Math.max(1, missing === 0 ? outputs : outputs + 1), fastestFee);
}
