import type { TextRange } from '@/domain/lint/finding';

/** A line of a contract text. */
export interface TextLine {
  /** Without spaces around it. */
  text: string;
  /** Of `text`. */
  range: TextRange;
  /** Number of spaces before it. */
  indent: number;
  /** An item of a list. */
  isItem: boolean;
  /** Under the heading of the special terms, or in a text without that heading. */
  isSpecial: boolean;
}

const ITEM = /^[-–•*]\s/;
const SPECIAL_HEADING =
  /^(?:\d{1,2}[.)] )?(?:condiciones particulares|condiciones especiales|special terms|special conditions|particular conditions)(?!\p{L})/iu;

/** A line without its list marker. */
export function withoutMark(line: string): string {
  return line.replace(ITEM, '');
}

export interface TextLines {
  lines: TextLine[];
  hasSpecialTerms: boolean;
}

/**
 * The lines of a text of any length, in linear time.
 * @param headings of the sections that may follow the special terms
 */
export function readLines(text: string, headings: ReadonlySet<string>): TextLines {
  const lines: TextLine[] = [];
  let at = 0;
  let section: 'before' | 'special' | 'after' = 'before';
  let isAfterBlank = true;
  for (const raw of text.split('\n')) {
    const trimmed = raw.trim();
    const indent = raw.length - raw.trimStart().length;
    const isItem = ITEM.test(trimmed) || trimmed === '-';
    if (section === 'special' && endsSection(trimmed, isItem, isAfterBlank, headings)) section = 'after';
    const isHeading: boolean = section !== 'special' && SPECIAL_HEADING.test(trimmed);
    const range = { start: at + indent, end: at + indent + trimmed.length };
    lines.push({ text: trimmed, range, indent, isItem, isSpecial: section === 'special' });
    if (isHeading) section = 'special';
    isAfterBlank = trimmed === '';
    at += raw.length + 1;
  }
  return { lines, hasSpecialTerms: section !== 'before' };
}

/** Ends at a known heading, or at a paragraph without anything to fill in. */
function endsSection(line: string, isItem: boolean, isAfterBlank: boolean, headings: ReadonlySet<string>): boolean {
  if (headings.has(line)) return true;
  return isAfterBlank && line !== '' && !isItem && !line.includes(':');
}
