import { type IDBPDatabase, openDB } from 'idb';
import { AppError } from '@/domain/primitives/errors';
import { type Id, toIdKey } from '@/domain/primitives/ids';
import { logger } from '@/lib/logger';
import { withTimeout } from '@/store/calls/with-timeout';
import { getScope } from '@/store/device/read-storage';
import { RECORD_NAMES, RECORDS, type RecordName } from '@/store/device/records';

/*
 * Data that this device remembers across sessions (records.ts). It is in IndexedDB, because the specification's logout clears local
 * storage.
 */

const DATABASE = 'aval-device';

/** To be raised with each new name. */
const VERSION = 14;

interface RecordSpec<Value> {
  name: RecordName;
  /** Where there is no record. */
  none: Value;
  /** Throws if the record cannot be read. */
  parse: (stored: unknown) => Value;
  /** @param stored the record to be replaced, for data that `parse` did not understand */
  serialize?: (value: Value, stored: unknown) => unknown;
}

type Change<Value> = (stored: Value) => Value;

/** The records of one name. `read`, `change` and `listStored` throw the record's error (records.ts). */
interface DeviceRecords<Value, Ids extends readonly Id[]> {
  read(ids: Ids): Promise<Value>;
  /**
   * Replaces a record in one transaction: no other tab writes in between, and the change is durable when this resolves.
   * Nothing is written if `change` returns its argument. An empty list deletes the record.
   */
  change(ids: Ids, change: Change<Value>): Promise<Value>;
  /** As `change`; but what cannot be kept counts until the page is closed. @param own what this tab knows */
  keep(ids: Ids, own: Value, change?: Change<Value>): Promise<{ value: Value; isKept: boolean }>;
  /** The records whose ids begin with this one, as stored. */
  listStored(id: Id): Promise<unknown[]>;
}

/** Declares records that are kept for each deployment, network and tuple of ids. */
export function deviceRecord<Value, Ids extends readonly Id[] = []>({
  name,
  none,
  parse,
  serialize = (value) => value,
}: RecordSpec<Value>): DeviceRecords<Value, Ids> {
  const { error: code, isReplaced } = RECORDS[name];

  function interpret(stored: unknown): Value {
    if (stored === undefined) return none;
    try {
      return parse(stored);
    } catch (error) {
      logger.error(`The record "${name}" of this device cannot be read`);
      if (!isReplaced) throw error;
      return none;
    }
  }

  async function access<Result>(mode: IDBTransactionMode, action: (table: Table) => Promise<Result>): Promise<Result> {
    try {
      return await inTransaction(name, mode, action);
    } catch (cause) {
      if (code === undefined) throw cause;
      throw new AppError(code, `The record "${name}" of this device: ${String(cause)}`, {}, { cause });
    }
  }

  const records: DeviceRecords<Value, Ids> = {
    read: (ids) => access('readonly', async (table) => interpret(await table.get(toKey(ids)))),
    change: (ids, change) =>
      access('readwrite', async (table) => {
        const key = toKey(ids);
        const stored = await table.get(key);
        const value = interpret(stored);
        const changed = change(value);
        if (changed === value) return changed;
        const next = serialize(changed, stored);
        await (Array.isArray(next) && next.length === 0 ? table.delete(key) : table.put(next, key));
        return changed;
      }),
    keep: async (ids, own, change) => {
      try {
        return { value: await (change === undefined ? records.read(ids) : records.change(ids, change)), isKept: true };
      } catch (error) {
        logger.warn(String(error));
        return { value: change === undefined ? own : change(own), isKept: false };
      }
    },
    listStored: (id) =>
      // IndexedDB sorts arrays after all strings.
      access('readonly', (table) => table.getAll(IDBKeyRange.bound(toKey([id]), toKey([id, []])))),
  };
  return records;
}

function toKey(ids: readonly (Id | [])[]): IDBValidKey {
  return [getScope(), ...ids.map((id) => (Array.isArray(id) ? id : toIdKey(id)))];
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
  mode: IDBTransactionMode,
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
  const opening = openDB(DATABASE, VERSION, {
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
