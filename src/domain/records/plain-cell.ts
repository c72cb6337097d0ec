import { toPlainLine } from '@/domain/primitives/foreign-text';

/** Spreadsheets take text that begins like this for a formula, also in its full-width forms and behind blanks. */
const FORMULA_START = /^[\s\u00a0\u200b-\u200f\u2060\ufeff]*[=+\-@＝＋－＠]/u;

/**
 * Text of other people as one line, with an apostrophe in front of what a spreadsheet would calculate (docs/records.md#csv): at the start, and after
 * a semicolon, which separates cells where the comma is the decimal sign.
 */
export function toPlainCell(text: string): string {
  const parts = toPlainLine(text).split(';');
  return parts.map((part) => (FORMULA_START.test(part) ? `'${part}` : part)).join(';');
}
