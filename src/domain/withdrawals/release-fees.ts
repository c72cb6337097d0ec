import type { Balance } from '@/domain/deposits/deposits';
import type { Sats } from '@/domain/primitives/amount';
import { estimateFee } from '@/domain/withdrawals/fees';

/** Fee of releasing everything once the missing amount has arrived in one payment. */
export function estimateReleaseFee(balance: Balance | null, missing: Sats | null, fastestFee: number): Sats {
  const outputs = balance?.outputs ?? 0;
  return estimateFee(Math.max(1, missing === 0 ? outputs : outputs + 1), fastestFee);
}

export interface FeeAlarm {
  own: Sats;
  server: Sats;
}

/** From here on a fee is questioned before it is signed, too (docs/bitcoin.md#questions-before-signing). */
const HIGH_FEE_FACTOR = 2;
/** A difference below this part of the guarantee's amount does no harm. */
const HARMLESS_PART = 100;

/**
 * The two estimates of the fee, if the backend's is dangerous to believe or to be charged: more than twice this app's, by at
 * least 1 % of the amount. `null` otherwise. `null` arguments are unknown.
 */
export function findFeeAlarm(own: Sats, server: Sats | null, amount: Sats | null): FeeAlarm | null {
  if (server === null || server <= HIGH_FEE_FACTOR * own) return null;
  const isHarmless = amount !== null && (server - own) * HARMLESS_PART < amount;
  return isHarmless ? null : { own, server };
}
