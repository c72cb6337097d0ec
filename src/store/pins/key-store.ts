import * as v from 'valibot';
import type { KeyMemory } from '@/domain/key/key-memory';
import { logger } from '@/lib/logger';
import { withTable } from '@/store/persistence/device-database';
import { getStorageScope } from '@/store/persistence/storage-scope';

/* Remembered keys (docs/decisions/0017). */

const MEMORIES = ['aval-keys', 'memories'] as const;

const memorySchema = v.record(v.string(), v.string());

/** Reads the memory; `null` if there is none, or one that cannot be read. Rejects if the browser has no IndexedDB. */
export function readKeyMemory(): Promise<KeyMemory | null> {
  return withTable(MEMORIES, 'readonly', async (table) => parseMemory(await table.get(getStorageScope())));
}

/** Replaces the memory by what `change` returns, in one transaction: no tab overwrites what another one wrote. */
export function changeKeyMemory(change: (stored: KeyMemory | null) => KeyMemory): Promise<KeyMemory> {
  return withTable(MEMORIES, 'readwrite', async (table) => {
    const next = change(parseMemory(await table.get(getStorageScope())));
    await table.put({ ...next }, getStorageScope());
    return next;
  });
}

function parseMemory(value: unknown): KeyMemory | null {
  const result = v.safeParse(memorySchema, value);
  if (!result.success && value !== undefined) logger.error('The remembered keys cannot be read');
  return result.success ? result.output : null;
}
