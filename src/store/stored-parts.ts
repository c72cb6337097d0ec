import { logger } from '@/lib/logger';
import { readStored, writeStored } from '@/store/browser-storage';
import type { StorageState } from '@/store/device/device.slice';

/**
 * Keys in local storage (spec, section 3); `outbox` holds broadcasts that are not on record yet, `intents` what else was
 * begun, `clauses` the clauses that the user wrote, `pins` the keys of each contract as this device first saw them,
 * `account` what is known of the own key.
 */
export const KEYS = {
  user: 'user',
  outbox: 'outbox',
  intents: 'intents',
  pins: 'pins',
  account: 'account',
  clauses: 'clauses',
  contracts: 'contracts',
} as const;

/** What stands under a key; `null` where nothing does. What fails to parse is logged and ignored. */
export function restore<Value>(key: string, read: (value: unknown) => Value | null): Value | null {
  const text = readStored(key);
  if (text === null) return null;
  try {
    const value = read(JSON.parse(text));
    if (value === null) logger.warn(`The stored state under "${key}" has another shape and is ignored`);
    return value;
  } catch (error) {
    logger.warn(`The stored state under "${key}" cannot be parsed and is ignored: ${String(error)}`);
    return null;
  }
}

/** Writes or, for `null`, removes. */
export function save(key: string, text: string | null): StorageState {
  const result = writeStored(key, text);
  if (result !== 'full') return result;
  // The contracts can be fetched again. What stands under the other keys cannot: it gets their room.
  writeStored(KEYS.contracts, null);
  if (key !== KEYS.contracts) writeStored(key, text);
  return 'full';
}
