import { listMissed } from '@/domain/recovery/scan';

/** A recovery file that this device has saved or tested. */
export interface KnownFile {
  /** When it was saved or tested, ISO 8601. */
  at: string;
  /** The orders that it lists, by the descriptor of their contract: ids are the server's. */
  contracts: Record<string, number[]>;
  /** The returns that it carries (`formatReturnedCoin`), by the same descriptor; absent: none, or saved before there were any. */
  returns?: Record<string, string[]>;
}

/** This device's record of the account's recovery files. */
export interface FileRecord {
  saved: KnownFile | null;
  tested: KnownFile | null;
}

export const NO_FILE: FileRecord = { saved: null, tested: null };

export type FileStatus =
  | { kind: 'none' } // nothing was saved yet
  | { kind: 'stale' } // lacks the contract, a deposit that a scan would miss, or a return date
  | { kind: 'saved' | 'tested'; at: string };

/** The reason why a contract needs a recovery file. */
export interface FileNeeds {
  /** Of its verified deposits. */
  orders: readonly number[];
  /** The returns of its unspent coins that the other party has signed for the user (`formatReturnedCoin`). */
  returns: readonly string[];
}

/** Names the return of a coin: nobody has to ask twice for one with the same date. @param outpoint `txid:vout` */
export function formatReturnedCoin(outpoint: string, from: number): string {
  return `${outpoint} ${from}`;
}

/** The state of the account's recovery file for one contract (docs/recovery-file.md#in-the-product). */
export function getFileStatus({ saved, tested }: FileRecord, descriptor: string, needs: FileNeeds): FileStatus {
  if (saved === null && tested === null) return { kind: 'none' };
  if (coversContract(tested, descriptor, needs)) return { kind: 'tested', at: tested.at };
  if (coversContract(saved, descriptor, needs)) return { kind: 'saved', at: saved.at };
  return { kind: 'stale' };
}

function coversContract(file: KnownFile | null, descriptor: string, { orders, returns }: FileNeeds): file is KnownFile {
  const known = file?.contracts[descriptor];
  const carried = file?.returns?.[descriptor] ?? [];
  const hasReturns = returns.every((each) => carried.includes(each));
  return known !== undefined && listMissed(orders, known).length === 0 && hasReturns;
}
