import { LONGEST_TEXT } from '@/domain/primitives/bounded-text';
import { normalizeBounded } from '@/domain/primitives/normal-form';

/** Letters of other scripts, digits and signs that look like a Latin letter. `l` and `1` count as `i`, for its capital. */
const LOOK_ALIKES: Readonly<Record<string, string>> = {
  а: 'a',
  в: 'b',
  с: 'c',
  ԁ: 'd',
  е: 'e',
  һ: 'h',
  н: 'h',
  і: 'i',
  ј: 'j',
  к: 'k',
  м: 'm',
  о: 'o',
  р: 'p',
  ԛ: 'q',
  г: 'r',
  ѕ: 's',
  т: 't',
  ѵ: 'v',
  ԝ: 'w',
  х: 'x',
  у: 'y',
  α: 'a',
  β: 'b',
  ε: 'e',
  η: 'h',
  ι: 'i',
  κ: 'k',
  μ: 'm',
  ν: 'v',
  ο: 'o',
  ρ: 'p',
  τ: 't',
  υ: 'u',
  χ: 'x',
  ζ: 'z',
  ı: 'i',
  ɑ: 'a',
  ɡ: 'g',
  l: 'i',
  '1': 'i',
  '0': 'o',
  '5': 's',
};

/** Dropped before normalisation, whose time grows with the square of their number. */
const MARKS = /[\p{M}\uff9e\uff9f]+/gu;

/** Characters of a name that are compared. */
const MOST_COMPARED = 64;

/** The same text for names that look the same at a glance: without accents, case, spaces and signs. */
export function foldLookAlikes(name: string, longest = MOST_COMPARED): string {
  const bare = name.slice(0, longest).replace(MARKS, '');
  const letters = (normalizeBounded(bare, 'NFKD') ?? '')
    .replace(/[^\p{L}\p{N}|]/gu, '')
    .replaceAll('|', 'l')
    .toLowerCase();
  const folded = Array.from(letters, (letter) => LOOK_ALIKES[letter] ?? letter).join('');
  return folded.replaceAll('rn', 'm').replaceAll('vv', 'w');
}

/** Characters of a description or a title that are compared, without those that nobody sees. */
const LONGEST_LOOK = 300;
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{M}\p{Z}\p{C}]+/gu;

/** The look of a longer text. Characters that nobody sees cannot push what is compared out of it. */
export function foldText(text: string): string {
  return foldLookAlikes(text.slice(0, LONGEST_TEXT).replace(INVISIBLE, ''), LONGEST_LOOK);
}

/** True if a text can be taken for another one: both look the same, or one has letters that nothing here folds. */
export function canBeMistaken(text: string, other: string): boolean {
  return [text, other].some(hasUnclearLetters) || foldText(text) === foldText(other);
}

/** The words that mark the user, in each language. */
const OWN_MARKS: readonly string[] = ['you', 'usted'];

/** Ends with the mark of the user, or has it as a word, as in "ana (You)". */
export function imitatesOwnMark(name: string): boolean {
  const look = foldLookAlikes(name);
  const found = OWN_MARKS.filter((mark) => look.includes(mark));
  if (found.length === 0) return false;
  const words = name
    .slice(0, MOST_COMPARED)
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .map((word) => foldLookAlikes(word));
  return found.some((mark) => look.endsWith(mark) || words.includes(mark));
}

/** Phonetic letters, and letters and flags that are drawn in boxes. Nothing folds them. */
const UNFOLDED = /[\u0250-\u02af\u1d00-\u1dbf\u2c60-\u2c7f\ua720-\ua7ff\u{1f150}-\u{1f189}\u{1f1e6}-\u{1f1ff}]/u;
const LATIN = /\p{Script=Latin}/u;
const NOT_LATIN = /(?![\p{Script=Latin}\p{Lm}])\p{L}/u;

/** True if the name can be made to look like many others: it is longer than what is compared, or mixes alphabets. */
function isUnclear(name: string): boolean {
  return name.length > MOST_COMPARED || hasUnclearLetters(name);
}

function hasUnclearLetters(text: string): boolean {
  return UNFOLDED.test(text) || (LATIN.test(text) && NOT_LATIN.test(text));
}

/** The keys of the names that can be taken for another one, or for the mark of the user. */
export function listNamesakes(names: Readonly<Record<string, string>>): string[] {
  const byLook = new Map<string, string[]>();
  for (const [key, name] of Object.entries(names)) {
    const look = foldLookAlikes(name);
    const keys = byLook.get(look);
    if (keys === undefined) byLook.set(look, [key]);
    else keys.push(key);
  }
  const isConfusing = (key: string) => imitatesOwnMark(names[key] ?? '') || isUnclear(names[key] ?? '');
  return [...byLook.values()].flatMap((keys) => (keys.length > 1 ? keys : keys.filter(isConfusing)));
}
