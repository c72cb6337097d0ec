/** A value of JSON with named fields. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * A record to be filled under ids of the outside, empty. It has no prototype: `constructor` and `__proto__` are ids like
 * any other in it.
 */
export function createRecord<Entry>(): Record<string, Entry> {
  return Object.create(null);
}
