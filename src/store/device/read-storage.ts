import { settings } from '@/config/settings';
import { logger } from '@/lib/logger';

/**
 * Keys in local storage (docs/specification.md#3-entities-and-their-fields). `outbox`: broadcasts that are not recorded
 * yet; `intents`: other unfinished work; `clauses`: the user's own clauses; `ownKey`: the verdict on the
 * user's own key, and whether its backup is due; `keys`: when this record of IndexedDB last changed, for the other tabs.
 */
export type StorageKey = 'user' | 'outbox' | 'intents' | 'keys' | 'ownKey' | 'clauses' | 'contracts';

/** Returns `null` for anything but JSON that the parser accepts. */
export function parseText<Value>(text: string | null, parse: (value: unknown) => Value | null): Value | null {
  try {
    return text === null ? null : parse(JSON.parse(text));
  } catch {
    return null;
  }
}

/** The text under a key; `null` if there is none or the browser blocks storage. */
export function readText(key: StorageKey): string | null {
  try {
    return localStorage.getItem(key);
  } catch (error) {
    logger.warn(`Local storage cannot be read: ${String(error)}`);
    return null;
  }
}

/** The parsed value under a key. A value that the parser rejects is logged and ignored. */
export function readStored<Value>(key: StorageKey, parse: (value: unknown) => Value | null): Value | null {
  const text = readText(key);
  const value = parseText(text, parse);
  if (text !== null && value === null) logger.warn(`The stored state under "${key}" cannot be read and is ignored`);
  return value;
}

/**
 * Prefix of what this device remembers, and of drafts: ids belong to one deployment, keys and coins to one network. The name is in the build's settings, so that
 * neither a server nor another address of its API changes it.
 */
export function getScope(): string {
  const { network, brand } = settings();
  return `${network} deployment ${brand}`;
}
