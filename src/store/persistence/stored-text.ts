/** A part of the state as storage takes it; `null`, which removes it, for one that is empty. */
export function textOf(value: unknown): string | null {
  const isEmpty = typeof value === 'object' && Object.keys(value ?? {}).length === 0;
  return isEmpty ? null : JSON.stringify(value);
}

/** What another tab stored, as the reader knows it; `null` for anything else. */
export function parsed<Value>(text: string | null, read: (value: unknown) => Value | null): Value | null {
  try {
    return text === null ? null : read(JSON.parse(text));
  } catch {
    return null;
  }
}
