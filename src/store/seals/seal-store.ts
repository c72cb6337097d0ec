import { type Id, toIdKey } from '@/domain/primitives/ids';
import type { SealRecord } from '@/domain/terms/seal-record';
import { withTable } from '@/store/persistence/device-database';
import { getStorageScope } from '@/store/persistence/storage-scope';
import { listStoredHashes, parseStored, toStored } from '@/store/seals/stored-seals';

/* Signed terms, in IndexedDB: they outlive the session, and a deleted chat (docs/seal.md#the-signature). */

const SEALS = ['aval-seals', 'contracts'] as const;

export interface SealOwner {
  /** The account's, hex in lower case. */
  publicKey: string;
  contractId: Id;
}

/** Rejects if the browser keeps no databases, or what it keeps cannot be read. */
export function readSeals(owner: SealOwner): Promise<SealRecord> {
  return withTable(SEALS, 'readonly', async (table) => parseStored(await table.get(getKey(owner))).record);
}

/** Changes the record in one transaction, so that tabs add to each other's. Rejects like `readSeals`. */
export function changeSeals(owner: SealOwner, change: (stored: SealRecord) => SealRecord): Promise<SealRecord> {
  return withTable(SEALS, 'readwrite', async (table) => {
    const { record, unread } = parseStored(await table.get(getKey(owner)));
    const changed = change(record);
    if (changed !== record) await table.put(toStored(changed, unread), getKey(owner));
    return changed;
  });
}

/** Hashes of all terms that this device remembers for the account, of every contract. Rejects like `readSeals`. */
export function listKnownHashes(publicKey: string): Promise<Set<string>> {
  const start = getAccountKey(publicKey);
  return withTable(SEALS, 'readonly', async (table) => {
    const stored = await table.getAll(IDBKeyRange.bound(start, `${start}\uffff`));
    return new Set(stored.flatMap(listStoredHashes));
  });
}

function getKey({ publicKey, contractId }: SealOwner): string {
  return `${getAccountKey(publicKey)}${toIdKey(contractId)}`;
}

function getAccountKey(publicKey: string): string {
  return `${getStorageScope()} ${publicKey} `;
}
