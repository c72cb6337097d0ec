export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function isTextRecord(value: unknown): value is Record<string, string> {
  return isRecord(value) && Object.values(value).every((each) => typeof each === 'string');
}

/** An empty record without prototype, so that received ids such as `constructor` and `__proto__` are safe keys. */
export function createRecord<Entry>(): Record<string, Entry> {
  return Object.create(null);
}
