/** Recommended fee rates as of mempool.space, sat/vB. */
export interface RecommendedFees {
  fastestFee: number;
  halfHourFee: number;
  hourFee: number;
  economyFee: number;
  minimumFee: number;
}

export const DEFAULT_FEES: RecommendedFees = {
  fastestFee: 12,
  halfHourFee: 8,
  hourFee: 5,
  economyFee: 2,
  minimumFee: 1,
};

const MIN_FEE = 200;

/** vB of a release with one output (docs/bitcoin.md#fee-estimate). */
export function releaseSize(inputs: number): number {
  return 10.5 + 104.5 * inputs + 43;
}

/** Satoshis. `rate` in sat/vB. */
export function estimateFee(inputs: number, rate: number): number {
  return Math.max(MIN_FEE, Math.ceil(releaseSize(inputs) * rate));
}
