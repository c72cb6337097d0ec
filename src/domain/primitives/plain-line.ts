import { stripBidiControls } from '@/domain/primitives/foreign-text';

/**
 * Text as one line, for a cell, a title, a calendar or a line of a contract: no control character, nothing that reorders what
 * stands beside it, and no half of a character.
 */
export function toPlainLine(text: string): string {
  return stripBidiControls(text)
    .replace(/\p{Surrogate}/gu, '\ufffd')
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .trim();
}
