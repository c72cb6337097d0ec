import { openDB } from 'idb';
import { withTimeout } from '@/store/calls/with-timeout';

/*
 * What outlives a logout is kept in IndexedDB, which the specification's logout does not clear. A database is opened for
 * each use: a browser that clears it would close a connection that is kept.
 */

/** One table of a database, within one transaction. */
export interface Table {
  get(key: string): Promise<unknown>;
  getAll(keys?: IDBKeyRange): Promise<unknown[]>;
  put(value: unknown, key: string): Promise<unknown>;
  delete(key: string): Promise<void>;
}

/**
 * Runs an action in one transaction, durable when it resolves. No other tab writes in between. Rejects if the browser has
 * no IndexedDB, or does not answer.
 */
export async function withTable<Result>(
  [database, table]: readonly [database: string, table: string],
  mode: 'readonly' | 'readwrite',
  action: (table: Table) => Promise<Result>,
): Promise<Result> {
  const opened = await withTimeout(
    openDB(database, 1, { upgrade: (created) => void created.createObjectStore(table) }),
  );
  try {
    const transaction = opened.transaction(table, mode, { durability: 'strict' });
    const [result] = await Promise.all([action(transaction.store as unknown as Table), transaction.done]);
    return result;
  } finally {
    opened.close();
  }
}
