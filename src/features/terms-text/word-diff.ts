import { diffArrays } from 'diff';
import { markHiddenCharacters } from '@/domain/terms/hidden-characters';

/** A part of a text: in both, or in one only. */
export interface DiffPart {
  kind: 'same' | 'removed' | 'added';
  text: string;
}

/** Compares two texts; `null`: too different or too long to compare word by word. */
export type CompareWords = (before: string, now: string) => DiffPart[] | null;

/** Words and spaces that may differ. The time grows with its square. */
const MAX_EDITS = 600;
const MAX_LENGTH = 200_000;
const LONGEST_MS = 50;

/**
 * Compares texts word by word, as long as the time lasts that all of them have together. Characters that are not shown
 * take part as their codes.
 */
export function createWordDiff(budgetMs = 300, now = () => performance.now()): CompareWords {
  const end = now() + budgetMs;
  return (before, after) => {
    const timeout = Math.min(LONGEST_MS, end - now());
    if (timeout <= 0 || before.length + after.length > MAX_LENGTH) return null;
    const [old, current] = [before, after].map((text) => splitWords(markHiddenCharacters(text)));
    const changes = diffArrays(old ?? [], current ?? [], { maxEditLength: MAX_EDITS, timeout });
    return changes?.map(({ value, added, removed }) => toPart(value.join(''), added, removed)) ?? null;
  };
}

/** An amount or a date is one word: half of a number says nothing. */
const WORD = /\p{N}+(?:[.,:/'’-]\p{N}+)*|[\p{L}\p{M}\p{N}_]+|\n|[^\S\n]+|./gsu;

function splitWords(text: string): string[] {
  return text.match(WORD) ?? [];
}

function toPart(text: string, added: boolean, removed: boolean): DiffPart {
  return { kind: added ? 'added' : removed ? 'removed' : 'same', text };
}

/** Characters kept around a difference, and how many more may be kept to complete a word. */
const AROUND = 160;
const LONGEST_WORD = 40;

/** Leaves out what is far from every difference, for texts of which little has changed. */
export function shortenSame(parts: readonly DiffPart[]): DiffPart[] {
  return parts.map((part, at) => {
    if (part.kind !== 'same' || part.text.length <= 3 * AROUND) return part;
    const characters = [...part.text];
    const start = at === 0 ? '' : takeStart(characters);
    const end = at === parts.length - 1 ? '' : takeEnd(characters);
    return { ...part, text: `${start} […] ${end}` };
  });
}

function takeStart(characters: readonly string[]): string {
  const rest = characters.slice(AROUND, AROUND + LONGEST_WORD).findIndex(isSpace);
  return characters.slice(0, AROUND + Math.max(0, rest)).join('');
}

function takeEnd(characters: readonly string[]): string {
  const rest = characters
    .slice(-AROUND - LONGEST_WORD, -AROUND)
    .reverse()
    .findIndex(isSpace);
  return characters.slice(-AROUND - Math.max(0, rest)).join('');
}

function isSpace(character: string): boolean {
  return /\s/u.test(character);
}
