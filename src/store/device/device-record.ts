import { type IDBPDatabase, openDB } from 'idb';
import { type Id, toIdKey } from '@/domain/primitives/ids';
import { withTimeout } from '@/store/calls/with-timeout';
import { getStorageScope } from '@/store/device/read-storage';

/*
 * Data that this device remembers across sessions. It is in IndexedDB, because the specification's logout clears local
 * storage. docs/architecture.md#where-state-lives lists the records.
 */

const DATABASE = 'aval-device';

/** Each has an object store of its own. The number of names, with the retired ones, is the version of the database. */
export const RECORD_NAMES = [
  'keys',
  'signatures',
  'kits',
  'imports',
  'seals',
  'addresses',
  'payouts',
  'settlements',
] as const;
/** Their object stores stay, empty or not. A name is never taken out: the version must not fall. */
const RETIRED_NAMES = ['first-steps', 'activity', 'destinations', 'prices', 'terms'] as const;

interface RecordSpec<Value> {
  name: (typeof RECORD_NAMES)[number];
  /** @param stored `undefined` if there is no record. If this throws, the record is neither returned nor overwritten. */
  parse: (stored: unknown) => Value;
  /** @param stored the record to be replaced, for data that `parse` did not understand */
  serialize?: (value: Value, stored: unknown) => unknown;
}

/** The records of one name. Every method rejects if the browser has no IndexedDB, or does not answer. */
interface DeviceRecords<Value, Ids extends readonly Id[]> {
  read(ids: Ids): Promise<Value>;
  /**
   * Replaces a record in one transaction: no other tab writes in between, and the change is durable when this resolves.
   * Nothing is written if `change` returns its argument. An empty list deletes the record.
   */
  change(ids: Ids, change: (stored: Value) => Value): Promise<Value>;
  /** The records whose ids begin with this one, as stored. */
  listStored(id: Id): Promise<unknown[]>;
}

/** Declares records that are kept for each backend, network and tuple of ids. */
export function deviceRecord<Value, Ids extends readonly Id[] = []>({
  name,
  parse,
  serialize = (value) => value,
}: RecordSpec<Value>): DeviceRecords<Value, Ids> {
  return {
    read: (ids) => inTransaction(name, 'readonly', async (table) => parse(await table.get(toKey(ids)))),
    change: (ids, change) =>
      inTransaction(name, 'readwrite', async (table) => {
        const stored = await table.get(toKey(ids));
        const value = parse(stored);
        const changed = change(value);
        if (changed === value) return changed;
        const next = serialize(changed, stored);
        await (Array.isArray(next) && next.length === 0 ? table.delete(toKey(ids)) : table.put(next, toKey(ids)));
        return changed;
      }),
    listStored: (id) =>
      inTransaction(name, 'readonly', (table) => {
        // IndexedDB sorts arrays after all strings.
        return table.getAll(IDBKeyRange.bound(toKey([id]), toKey([id, []])));
      }),
  };
}

function toKey(ids: readonly (Id | [])[]): IDBValidKey {
  return [getStorageScope(), ...ids.map((id) => (Array.isArray(id) ? id : toIdKey(id)))];
}

/** Part of an object store of idb, which types values as `any`. */
interface Table {
  get(key: IDBValidKey): Promise<unknown>;
  getAll(keys: IDBKeyRange): Promise<unknown[]>;
  put(value: unknown, key: IDBValidKey): Promise<unknown>;
  delete(key: IDBValidKey): Promise<void>;
}

/** The database is opened for each use, because clearing it closes an open connection. */
async function inTransaction<Result>(
  name: string,
  mode: 'readonly' | 'readwrite',
  action: (table: Table) => Promise<Result>,
): Promise<Result> {
  const database = await openDatabase();
  try {
    const transaction = database.transaction(name, mode, { durability: 'strict' });
    const [result] = await Promise.all([action(transaction.store as unknown as Table), transaction.done]);
    return result;
  } finally {
    database.close();
  }
}

async function openDatabase(): Promise<IDBPDatabase> {
  const opening = openDB(DATABASE, RECORD_NAMES.length + RETIRED_NAMES.length, {
    upgrade: (created) => {
      for (const each of RECORD_NAMES) if (!created.objectStoreNames.contains(each)) created.createObjectStore(each);
    },
  });
  try {
    return await withTimeout(opening);
  } catch (error) {
    // A connection that opens late would hold up the upgrade to the next version.
    void opening.then(
      (late) => late.close(),
      () => undefined,
    );
    throw error;
  }
}
