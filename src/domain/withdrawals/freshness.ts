import type { FeeSpeed } from '@/domain/withdrawals/fees';

/** Whether a signed withdrawal can still be mined, according to the explorer. */
export interface Freshness {
  /** Outpoints of its inputs that are already spent; `null`: unknown. */
  spent: string[] | null;
  speed: FeeSpeed;
  /** Minimum relay rate in sat/vB. */
  minimumFee: number;
}

/** An input is already spent: it can never be mined. */
export function isStale(freshness: Freshness | null): boolean {
  return (freshness?.spent ?? []).length > 0;
}

/** No known reason to replace it. */
export function isFresh({ spent, speed }: Freshness): boolean {
  return (spent ?? []).length === 0 && speed !== 'too-low';
}

export function filterSpentOutpoints(outpoints: readonly string[], unspent: ReadonlySet<string>): string[] {
  return outpoints.filter((outpoint) => !unspent.has(outpoint));
}
