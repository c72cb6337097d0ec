const COMBINING_MARKS = /\p{M}/gu;

/** Removes accents and case: `Cláusula` becomes `clausula`. */
export function foldText(text: string): string {
  return text.normalize('NFD').replace(COMBINING_MARKS, '').toLowerCase();
}

/** True if the texts contain every word of the query, ignoring accents and case. */
export function matchesSearch(query: string, texts: readonly string[]): boolean {
  const text = foldText(texts.join('\n'));
  return foldText(query)
    .split(/\s+/)
    .every((word) => text.includes(word));
}
