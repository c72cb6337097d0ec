import { logger } from '@/lib/logger';
import { createValue } from '@/lib/value';
import type { StorageKey } from '@/store/device/read-storage';

/** `full`: the last write did not fit; `blocked`: the browser refuses all writes. */
export type StorageHealth = 'works' | 'full' | 'blocked';

/** Survives a logout. Probed when the store is filled. */
export const storageHealth = createValue<StorageHealth>('works');

const PROBE = 'aval-probe';

/** Tests storage with a write. */
export function probeStorage(): StorageHealth {
  const result = writeText(PROBE, '1');
  if (result === 'works') writeText(PROBE, null);
  return result;
}

/** Writes a text, or removes the key for `null`. When storage is full, contracts make room for everything else. */
export function saveText(key: StorageKey, text: string | null): StorageHealth {
  const result = writeText(key, text);
  if (result !== 'full') return result;
  // Contracts can be fetched again; the rest cannot.
  writeText('contracts', null);
  if (key !== 'contracts') writeText(key, text);
  return 'full';
}

/** The key of a draft (store/drafts/draft-storage.ts). */
export type DraftKey = `draft/${string}`;

/** Writes or removes a draft. Contracts, which can be fetched again, make room for it. */
export function saveDraftText(key: DraftKey, text: string | null): StorageHealth {
  const result = writeText(key, text);
  if (result !== 'full') return result;
  writeText('contracts', null);
  return writeText(key, text);
}

/** JSON for storage; `null` for an empty list, object or value. */
export function serialize(value: unknown): string | null {
  const isEmpty = typeof value === 'object' && Object.keys(value ?? {}).length === 0;
  return isEmpty ? null : JSON.stringify(value);
}

/** Clears local and session storage (docs/specification.md#session). */
export function clearBrowserStorage(): void {
  try {
    localStorage.clear();
    sessionStorage.clear();
  } catch (error) {
    logger.warn(`Browser storage cannot be cleared: ${String(error)}`);
  }
}

function writeText(key: string, text: string | null): StorageHealth {
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
    return 'works';
  } catch (error) {
    logger.error(`Local storage cannot be written under "${key}": ${String(error)}`);
    return isQuotaExceeded(error) ? 'full' : 'blocked';
  }
}

function isQuotaExceeded(error: unknown): boolean {
  const { name } = (error ?? {}) as { name?: unknown };
  return name === 'QuotaExceededError' || name === 'NS_ERROR_DOM_QUOTA_REACHED';
}
