import { logger } from '@/lib/logger';
import type { StorageState } from '@/store/device/device.slice';

/** The text under a key, or `null`: also where the browser refuses storage. */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch (error) {
    logger.warn(`Local storage cannot be read: ${String(error)}`);
    return null;
  }
}

/** Writes or, for `null`, removes; a full or blocked storage is logged and the program goes on. */
export function writeStored(key: string, text: string | null): StorageState {
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
    return 'works';
  } catch (error) {
    logger.error(`Local storage cannot be written under "${key}": ${String(error)}`);
    return isQuota(error) ? 'full' : 'blocked';
  }
}

const PROBE = 'aval-probe';

/** Whether anything can be kept at all. */
export function probeStorage(): StorageState {
  const state = writeStored(PROBE, '1');
  if (state === 'works') writeStored(PROBE, null);
  return state;
}

function isQuota(error: unknown): boolean {
  const { name } = (error ?? {}) as { name?: unknown };
  return name === 'QuotaExceededError' || name === 'NS_ERROR_DOM_QUOTA_REACHED';
}
