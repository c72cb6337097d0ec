import type { Balance } from '@/domain/deposit/deposits';
import type { Sats } from '@/domain/primitives/amount';
import { estimateFee } from '@/domain/withdrawal/fees';

/** What a deposit will cost to release: our estimate and the backend's; `null` is unknown. */
export interface ReleaseFees {
  own: Sats | null;
  server: Sats | null;
  /** The guarantee's amount plus the backend's estimate. */
  serverTotal: Sats | null;
}

/** Fee of releasing everything once the missing amount has arrived in one payment. */
export function estimateReleaseFee(balance: Balance | null, missing: Sats | null, fastestFee: number): Sats {
  const outputs = balance?.outputs ?? 0;
  return estimateFee(Math.max(1, missing === 0 ? outputs : outputs + 1), fastestFee);
}
