import type { Terms } from '@/domain/terms/terms';

/**
 * Characters that nobody sees: controls of the direction of writing, zero-width and other formatting characters, and
 * control characters but for the line end and the tabulator.
 */
const HIDDEN = /(?![\n\t])[\p{Cc}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]/gu;
/** Joins and variants inside of an emoji, which change what is seen. */
const EMOJI =
  /(?:\p{Extended_Pictographic}\p{Emoji_Modifier}?\ufe0f?(?:\u200d(?=\p{Extended_Pictographic}))?)+|[0-9#*]\ufe0f\u20e3/gu;

/** Codes of the characters in the terms that are not shown, such as `U+202E`; each once. */
export function listHiddenCharacters(terms: Terms): string[] {
  const { title, description, guarantees, owner, counterparty, arbitrator } = terms;
  const people = [owner, counterparty, arbitrator].flatMap(({ id, key }) => [id, key]);
  const texts = [title, description, ...people, ...guarantees.flatMap((guarantee) => Object.values(guarantee))];
  return [...new Set(texts.flatMap(findHidden).map(formatCode))];
}

/** The text with a mark such as `⟨U+202E⟩` in place of each character that is not shown. */
export function markHiddenCharacters(text: string): string {
  const emoji = [...text.matchAll(EMOJI)].map(({ index, 0: { length } }) => [index, index + length] as const);
  let next = 0;
  return text.replace(HIDDEN, (character, at: number) => {
    while ((emoji[next]?.[1] ?? text.length) <= at) next++;
    const [start = text.length] = emoji[next] ?? [];
    return start <= at ? character : `⟨${formatCode(character)}⟩`;
  });
}

function findHidden(text: string): string[] {
  return text.replace(EMOJI, '').match(HIDDEN) ?? [];
}

function formatCode(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}
