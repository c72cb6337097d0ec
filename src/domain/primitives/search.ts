const COMBINING_MARKS = /\p{M}/gu;

/** The text without accents and in lower case: `Cláusula` and `CLAUSULA` fold to the same. */
export function foldText(text: string): string {
  return text.normalize('NFD').replace(COMBINING_MARKS, '').toLowerCase();
}

/** Whether every word of the query is in one of the texts, whatever its accents and case. An empty query fits all. */
export function matchesSearch(query: string, texts: readonly string[]): boolean {
  const hay = foldText(texts.join('\n'));
  return foldText(query)
    .split(/\s+/)
    .every((word) => hay.includes(word));
}
