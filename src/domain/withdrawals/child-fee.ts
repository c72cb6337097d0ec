import type { PaidFee } from '@/domain/withdrawals/fees';

/** vB of a usual child: one P2WPKH input and one output. */
const CHILD_VBYTES = 110;

/**
 * The fee rate in sat/vB, rounded up, with which a payment that spends an unconfirmed output lifts both transactions to the
 * target rate: child pays for parent. `null` if the parent pays that much itself.
 * @param target sat/vB of both together
 */
export function computeChildRate({ fee, vsize }: PaidFee, target: number): number | null {
  if (fee >= target * vsize) return null;
  return Math.ceil((target * (vsize + CHILD_VBYTES) - fee) / CHILD_VBYTES);
}
