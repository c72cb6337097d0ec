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
/** A run is tried from its first mark only. The mark comes first in the expression, since most characters are none. */
const LONG_RUN = new RegExp(`${MARK}(?<!${MARK}${MARK})${MARK}{${MOST_MARKS}}`, 'u');
const RUN = new RegExp(`${MARK}+`, 'gu');
/** Text without these is in NFC, and has no marks: they begin at U+0300. */
export const BEYOND_LATIN = /[\u0300-\uffff]/;

export function hasLongRun(text: string): boolean {
  return BEYOND_LATIN.test(text) && LONG_RUN.test(text);
}

/** For the screen: `⟨+970⟩` in place of the marks of a run beyond the thirtieth, and of what is too long to be shown. */
export function shortenText(text: string, longest = LONGEST_TEXT): string {
  const cut = text.length > longest ? `${text.slice(0, longest)}… ⟨+${text.length - longest}⟩` : text;
  return hasLongRun(cut) ? cut.replace(RUN, shortenRun) : cut;
}

function shortenRun(run: string): string {
  const marks = [...run];
  const more = marks.length - MOST_MARKS;
  return more > 0 ? `${marks.slice(0, MOST_MARKS).join('')}⟨+${more}⟩` : run;
}
