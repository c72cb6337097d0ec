import { cutQuote, type Finding, type TextRange } from '@/domain/lint/finding';
import { type TextLine, type TextLines, withoutMark } from '@/domain/lint/text-lines';
import { stripBidiControls } from '@/domain/primitives/foreign-text';

/** Blanks that were left open: `[ ]`, `[X]`, `[por completar: precio]`, `[to be completed]`, `____`. Bounded: linear in the text. */
const MARK = /\[([^[\]\n]{0,200})\]|_{3,}/g;
const OPEN_CONTENT =
  /^(?:|x+|\.{2,}|…|_+|(?:por |a )?(?:completar|rellenar)\b.*|to (?:be )?(?:completed?|filled?)\b.*)$/i;

/** Labels of special terms without a value, and placeholders. */
export function findBlanks(text: string, { lines, hasSpecialTerms }: TextLines): Finding[] {
  const labels = lines.filter((line, index) => isOpenLabel(line, lines[index + 1], hasSpecialTerms));
  return [
    ...labels.map(({ text: label, range }) => toFinding('description', range, withoutMark(label))),
    ...findMarks(text, 'description'),
  ];
}

function isOpenLabel(line: TextLine, next: TextLine | undefined, hasSpecialTerms: boolean): boolean {
  if (!line.text.endsWith(':')) return false;
  // Elsewhere a colon may just introduce the next paragraph.
  if (hasSpecialTerms ? !line.isSpecial : !line.isItem) return false;
  return next === undefined || !answers(next, line);
}

/** Whether the next line is the value of the label. */
function answers(next: TextLine, label: TextLine): boolean {
  if (next.text === '') return false;
  if (next.isItem !== label.isItem) return next.isItem || !next.text.endsWith(':');
  return next.indent > label.indent || (!next.isItem && !next.text.endsWith(':'));
}

/** Only the placeholders, for a text without special terms. */
export function findMarks(text: string, at: 'title' | 'description'): Finding[] {
  return [...text.matchAll(MARK)]
    .filter(([, content]) => content === undefined || OPEN_CONTENT.test(stripBidiControls(content).trim()))
    .map((match) => {
      const range = { start: match.index, end: match.index + match[0].length };
      return toFinding(at, range, takeContext(text, range));
    });
}

const CONTEXT = 40;

/** The placeholder with the preceding words of its line, which say what belongs there. */
function takeContext(text: string, { start, end }: TextRange): string {
  const mark = text.slice(start, end);
  // `[to be completed: price]` already says it.
  if (mark.includes(' ') && mark.trim().length > CONTEXT / 4) return mark;
  const before = text.slice(Math.max(0, start - CONTEXT), start);
  const line = before.slice(before.lastIndexOf('\n') + 1);
  return `${line.length === CONTEXT ? `…${line.slice(line.indexOf(' '))}` : line}${mark.slice(0, CONTEXT)}`;
}

function toFinding(at: 'title' | 'description', range: TextRange, quote: string): Finding {
  return { kind: 'blank', severity: 'look', place: { at, range }, quote: cutQuote(quote) };
}
