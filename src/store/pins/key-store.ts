import { openDB } from 'idb';
import * as v from 'valibot';
import type { KeyMemory } from '@/domain/key/key-memory';
import { logger } from '@/lib/logger';
import { withTimeout } from '@/store/calls/requests';
import { getMemoryScope } from '@/store/pins/key-marker';

/*
 * Remembered keys are kept in IndexedDB, which the specification's logout does not clear (docs/decisions/0017). The
 * database is opened for each use: a browser that clears it would close a connection that is kept.
 */

const DATABASE = 'aval-keys';
const TABLE = 'memories';

const memorySchema = v.record(v.string(), v.string());

/** Reads the memory; `null` if there is none, or one that cannot be read. Rejects if the browser has no IndexedDB. */
export function readKeyMemory(): Promise<KeyMemory | null> {
  return inTable('readonly', async (table) => parseMemory(await table.get(getMemoryScope())));
}

/** Replaces the memory by what `change` returns, in one transaction: no tab overwrites what another one wrote. */
export function changeKeyMemory(change: (stored: KeyMemory | null) => KeyMemory): Promise<KeyMemory> {
  return inTable('readwrite', async (table) => {
    const next = change(parseMemory(await table.get(getMemoryScope())));
    await table.put?.({ ...next }, getMemoryScope());
    return next;
  });
}

interface Table {
  get(key: string): Promise<unknown>;
  put?(value: unknown, key: string): Promise<unknown>;
}

async function inTable<Result>(
  mode: 'readonly' | 'readwrite',
  action: (table: Table) => Promise<Result>,
): Promise<Result> {
  // Some browsers never answer at all.
  const database = await withTimeout(
    openDB(DATABASE, 1, { upgrade: (opened) => void opened.createObjectStore(TABLE) }),
  );
  try {
    const transaction = database.transaction(TABLE, mode, { durability: 'strict' });
    const [result] = await Promise.all([action(transaction.store as unknown as Table), transaction.done]);
    return result;
  } finally {
    database.close();
  }
}

function parseMemory(value: unknown): KeyMemory | null {
  const result = v.safeParse(memorySchema, value);
  if (!result.success && value !== undefined) logger.error('The remembered keys cannot be read');
  return result.success ? result.output : null;
}
