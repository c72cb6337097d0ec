/** An id as the backend sent it: a string or a number. It is sent back unchanged. */
export type Id = string | number;

/** Ids are compared as text, so that `7` and `"7"` name the same thing (docs/api.md#conventions). */
export function isSameId(a: Id | null | undefined, b: Id | null | undefined): boolean {
  return a !== null && a !== undefined && b !== null && b !== undefined && String(a) === String(b);
}

/** The id as a key of a record or a list. */
export function toIdKey(id: Id): string {
  return String(id);
}
