import { listOrders, listReturnedCoins, type RecoveryContract } from '@/domain/recovery/recovery-file';
import { listMissed } from '@/domain/recovery/scan';

/** The order of a deposit, or the return of a coin (`formatReturnedCoin`). */
export type FileEntry = number | string;

/** A recovery file that this device has saved or tested. */
interface KnownFile {
  /** When it was saved or tested, ISO 8601. */
  at: string;
  /** What it carries, by the descriptor of the contract: ids are the server's. */
  contracts: Record<string, FileEntry[]>;
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

/** What is remembered of a file with these contracts. */
export function toKnownFile(contracts: readonly RecoveryContract[], at: string): KnownFile {
  const known: KnownFile = { at, contracts: {} };
  for (const contract of contracts) {
    const { descriptor } = contract;
    // Contracts of the same parties may share a descriptor.
    const others = known.contracts[descriptor] ?? [];
    known.contracts[descriptor] = [...others, ...listOrders(contract), ...listReturnedCoins(contract)];
  }
  return known;
}

/**
 * The state of the account's recovery file for one contract (docs/recovery-file.md#in-the-product).
 * @param needed its verified deposits, and the returns of unspent coins that the other party has signed for the user
 */
export function getFileStatus(
  { saved, tested }: FileRecord,
  descriptor: string,
  needed: readonly FileEntry[],
): FileStatus {
  if (saved === null && tested === null) return { kind: 'none' };
  if (coversContract(tested, descriptor, needed)) return { kind: 'tested', at: tested.at };
  if (coversContract(saved, descriptor, needed)) return { kind: 'saved', at: saved.at };
  return { kind: 'stale' };
}

function coversContract(file: KnownFile | null, descriptor: string, needed: readonly FileEntry[]): file is KnownFile {
  const carried = file?.contracts[descriptor];
  if (carried === undefined) return false;
  const missed = listMissed(needed.filter(isOrder), carried.filter(isOrder));
  return missed.length === 0 && needed.every((each) => isOrder(each) || carried.includes(each));
}

function isOrder(entry: FileEntry): entry is number {
  return typeof entry === 'number';
}
