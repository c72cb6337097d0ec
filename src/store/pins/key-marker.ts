import { logger } from '@/lib/logger';
import { getStorageScope } from '@/store/persistence/storage-scope';

/*
 * A second place tells that there was a memory: browsers store caches apart from databases. The name of an empty cache is
 * all it needs.
 */

function getMarker(): string {
  return `aval keys ${getStorageScope()}`;
}

/** Whether this browser once kept a memory. False if it cannot tell. */
export async function hasKeptKeys(): Promise<boolean> {
  try {
    return (await globalThis.caches?.has(getMarker())) ?? false;
  } catch (error) {
    logger.warn(`Cache storage cannot be read: ${String(error)}`);
    return false;
  }
}

export async function noteKeysKept(): Promise<void> {
  try {
    await globalThis.caches?.open(getMarker());
  } catch (error) {
    logger.warn(`Cache storage cannot be written: ${String(error)}`);
  }
}
