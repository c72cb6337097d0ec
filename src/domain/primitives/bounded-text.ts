/*
 * Bounds of foreign text (docs/security.md#foreign-text). The time of Unicode normalisation grows with the square of a run of
 * combining marks, so such runs are looked for first, in linear time.
 */

/** Characters. A longer text is not signed, and is cut where it is shown. */
export const LONGEST_TEXT = 300_000;

/** No language has more marks in a row: the limit of the Stream-Safe Text Format (UAX #15). */
const MOST_MARKS = 30;
/** Characters that normalisation may reorder. The two halfwidth sound marks are letters that NFKC turns into marks. */
const MARK = '[\\p{M}\\uff9e\\uff9f]';
/** A longer run: what is shown of it, and the rest. It is tried from its first mark only, and most characters are no marks. */
export const LONG_RUN = new RegExp(`(${MARK}(?<!${MARK}{2})${MARK}{${MOST_MARKS - 1}})(${MARK}+)`, 'gu');
/** Text without these is in NFC, and has no marks: they begin at U+0300. */
export const BEYOND_LATIN = /[\u0300-\uffff]/;

/** For the screen: `⟨+970⟩` in place of the marks of a run beyond the thirtieth, and of what is too long to be shown. */
export function shortenText(text: string, longest = LONGEST_TEXT): string {
  const cut = text.length > longest ? `${text.slice(0, longest)}… ⟨+${text.length - longest}⟩` : text;
  if (!BEYOND_LATIN.test(cut)) return cut;
  return cut.replace(LONG_RUN, (_run, shown: string, rest: string) => `${shown}⟨+${[...rest].length}⟩`);
}
