import * as v from 'valibot';
import { type KitRecord, type KnownKit, NO_KIT } from '@/domain/kit/kit-state';
import { type Id, toIdKey } from '@/domain/primitives/ids';
import { withTable } from '@/store/persistence/device-database';
import { getStorageScope } from '@/store/persistence/storage-scope';

/*
 * What this device knows of the recovery kits that were saved and rehearsed on it, in IndexedDB: a file outlives the
 * session (docs/decisions/0029).
 */

const KITS = ['aval-recovery', 'kits'] as const;

const knownKitSchema: v.GenericSchema<unknown, KnownKit | null> = v.nullable(
  v.object({ at: v.string(), coins: v.array(v.string()) }),
);
const recordSchema: v.GenericSchema<unknown, KitRecord> = v.object({
  saved: knownKitSchema,
  rehearsed: knownKitSchema,
});

export interface KitOwner {
  /** The account's, hex in lower case. */
  publicKey: string;
  contractId: Id;
}

/** Rejects if the browser keeps no databases. */
export function readKit(owner: KitOwner): Promise<KitRecord> {
  return withTable(KITS, 'readonly', async (table) => toRecord(await table.get(getKey(owner))));
}

/** Changes the record in one transaction, and returns it. Rejects if the browser keeps no databases. */
export function changeKit(owner: KitOwner, change: Partial<KitRecord>): Promise<KitRecord> {
  return withTable(KITS, 'readwrite', async (table) => {
    const changed = { ...toRecord(await table.get(getKey(owner))), ...change };
    await table.put(changed, getKey(owner));
    return changed;
  });
}

/** A record that cannot be read is as good as none: another kit is saved. */
function toRecord(stored: unknown): KitRecord {
  const { success, output } = v.safeParse(recordSchema, stored);
  return success ? output : NO_KIT;
}

function getKey({ publicKey, contractId }: KitOwner): string {
  return `${getStorageScope()} ${publicKey} ${toIdKey(contractId)}`;
}
