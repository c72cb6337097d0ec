export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** An empty record without prototype, so that received ids such as `constructor` and `__proto__` are safe keys. */
export function createRecord<Entry>(): Record<string, Entry> {
  return Object.create(null);
}
