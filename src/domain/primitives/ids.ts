/** An id as received; sent back unchanged. */
export type Id = string | number;

/** Compares ids as text: `7` equals `"7"` (docs/api.md#conventions). False if either is absent. */
export function isSameId(a: Id | null | undefined, b: Id | null | undefined): boolean {
  return a !== null && a !== undefined && b !== null && b !== undefined && String(a) === String(b);
}

/** The id as key of a record or of a list item. */
export function toIdKey(id: Id): string {
  return String(id);
}
