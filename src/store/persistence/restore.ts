import { logger } from '@/lib/logger';
import { readStored } from '@/store/persistence/browser-storage';

/** What is stored under a key, as the reader knows it; `null`, and logged, where it cannot be read. */
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
