import type { FeeSpeed } from '@/domain/withdrawal/fees';

/** Whether a signed withdrawal can still be broadcast, by what the explorer says now. */
export interface Freshness {
  /** Outpoints that are not unspent at the guarantee any more; `null`: the explorer did not say. */
  spent: string[] | null;
  speed: FeeSpeed;
  /** sat/vB below which nodes pass nothing on. */
  minimumFee: number;
}

/** Signing it leads nowhere: what it spends is gone. */
export function isStale(freshness: Freshness | null): boolean {
  return (freshness?.spent ?? []).length > 0;
}

/** Nothing that was just found is worth starting again for. */
export function isFresh({ spent, speed }: Freshness): boolean {
  return (spent ?? []).length === 0 && speed !== 'too-low';
}

/** What a transaction spends that is not there any more. */
export function filterSpentOutpoints(outpoints: readonly string[], unspent: ReadonlySet<string>): string[] {
  return outpoints.filter((outpoint) => !unspent.has(outpoint));
}
