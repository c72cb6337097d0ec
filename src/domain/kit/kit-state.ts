import { listMissed } from '@/domain/kit/scan';

/** A kit that this device has saved or rehearsed. */
export interface KnownKit {
  /** When it was saved or rehearsed, ISO 8601. */
  at: string;
  /** The orders that it lists, by the descriptor of their contract: ids are the server's. */
  contracts: Record<string, number[]>;
  /** The returns that it carries (`formatKitReturn`), by the same descriptor; absent: none, or saved before there were any. */
  returns?: Record<string, string[]>;
}

/** This device's record of the account's recovery kits. */
export interface KitRecord {
  saved: KnownKit | null;
  rehearsed: KnownKit | null;
}

export const NO_KIT: KitRecord = { saved: null, rehearsed: null };

export type KitStatus =
  | { kind: 'none' } // nothing was saved yet
  | { kind: 'stale' } // lacks the contract, a deposit that a scan would miss, or a return date
  | { kind: 'saved' | 'rehearsed'; at: string };

/** The reason why a contract needs a kit. */
export interface KitNeeds {
  /** Of its verified deposits. */
  orders: readonly number[];
  /** The returns of its unspent coins that the other party has signed for the user (`formatKitReturn`). */
  returns: readonly string[];
}

/** Names the return of a coin: nobody has to ask twice for one with the same date. @param outpoint `txid:vout` */
export function formatKitReturn(outpoint: string, from: number): string {
  return `${outpoint} ${from}`;
}

/** The state of the account's kit for one contract (docs/exit.md#in-the-product). */
export function getKitStatus({ saved, rehearsed }: KitRecord, descriptor: string, needs: KitNeeds): KitStatus {
  if (saved === null && rehearsed === null) return { kind: 'none' };
  if (coversContract(rehearsed, descriptor, needs)) return { kind: 'rehearsed', at: rehearsed.at };
  if (coversContract(saved, descriptor, needs)) return { kind: 'saved', at: saved.at };
  return { kind: 'stale' };
}

function coversContract(kit: KnownKit | null, descriptor: string, { orders, returns }: KitNeeds): kit is KnownKit {
  const known = kit?.contracts[descriptor];
  const carried = kit?.returns?.[descriptor] ?? [];
  const hasReturns = returns.every((each) => carried.includes(each));
  return known !== undefined && listMissed(orders, known).length === 0 && hasReturns;
}
