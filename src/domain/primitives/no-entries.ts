/**
 * A record to be filled under ids of the outside, empty. It has no prototype: `constructor` and `__proto__` are ids like
 * any other in it.
 */
export function emptyRecord<Entry>(): Record<string, Entry> {
  return Object.create(null);
}
