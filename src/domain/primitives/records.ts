export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A stored record of texts; `null` for anything else. */
export function readTexts(stored: unknown): Record<string, string> | null {
  if (!isRecord(stored)) return null;
  const entries = Object.entries(stored);
  const texts = entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return texts.length === entries.length ? Object.assign(createRecord<string>(), Object.fromEntries(texts)) : null;
}

/** An empty record without prototype, so that received ids such as `constructor` and `__proto__` are safe keys. */
export function createRecord<Entry>(): Record<string, Entry> {
  return Object.create(null);
}
