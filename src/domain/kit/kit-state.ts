import { listMissed } from '@/domain/kit/scan';

/** A kit that this device has saved or rehearsed. */
export interface KnownKit {
  /** When it was saved or rehearsed, ISO 8601. */
  at: string;
  /** The orders that it lists, by the descriptor of their contract: ids are the server's. */
  contracts: Record<string, number[]>;
}

/** This device's record of the account's recovery kits. */
export interface KitRecord {
  saved: KnownKit | null;
  rehearsed: KnownKit | null;
}

export const NO_KIT: KitRecord = { saved: null, rehearsed: null };

export type KitStatus =
  | { kind: 'none' } // nothing was saved yet
  | { kind: 'stale' } // lacks the contract, or a deposit that a scan would miss
  | { kind: 'saved' | 'rehearsed'; at: string };

/**
 * The state of the account's kit for one contract (docs/exit.md#in-the-product).
 * @param orders of the contract's verified deposits
 */
export function getKitStatus(
  { saved, rehearsed }: KitRecord,
  descriptor: string,
  orders: readonly number[],
): KitStatus {
  if (saved === null && rehearsed === null) return { kind: 'none' };
  if (coversContract(rehearsed, descriptor, orders)) return { kind: 'rehearsed', at: rehearsed.at };
  if (coversContract(saved, descriptor, orders)) return { kind: 'saved', at: saved.at };
  return { kind: 'stale' };
}

function coversContract(kit: KnownKit | null, descriptor: string, orders: readonly number[]): kit is KnownKit {
  const known = kit?.contracts[descriptor];
  return known !== undefined && listMissed(orders, known).length === 0;
}
