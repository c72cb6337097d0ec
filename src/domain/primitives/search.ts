import { normalizeBounded } from '@/domain/primitives/normal-form';

const COMBINING_MARKS = /\p{M}/gu;

/** Characters of a text that are searched. */
const MOST_SEARCHED = 100_000;

/** Removes accents and case: `Cláusula` becomes `clausula`. */
export function foldText(text: string): string {
  const bare = text.slice(0, MOST_SEARCHED).replace(COMBINING_MARKS, '');
  return (normalizeBounded(bare, 'NFD') ?? bare).replace(COMBINING_MARKS, '').toLowerCase();
}

/** True if the texts contain every word of the query, ignoring accents and case. */
export function matchesSearch(query: string, texts: readonly string[]): boolean {
  const text = foldText(texts.join('\n'));
  return foldText(query)
    .split(/\s+/)
    .every((word) => text.includes(word));
}
