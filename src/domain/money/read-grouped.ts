import type { AmountIssue } from '@/domain/primitives/amount';
import { readTyped } from '@/domain/primitives/typed-text';

/** Digits with at most one decimal point. */
type ReadNumber = { ok: true; text: string } | { ok: false; issue: AmountIssue };

/** Spaces of every width, and apostrophes, which the Swiss group with, before three digits: `1 2` may be two amounts. */
const GROUPING = /(?<=\d)[\s'’](?=\d{3}(?!\d))/gu;

/** Groups of three: `1.234.567`. A number that begins with zero is not grouped. */
const GROUPED_BY_POINT = /^[1-9]\d{0,2}(?:\.\d{3})+$/;
const GROUPED_BY_COMMA = /^[1-9]\d{0,2}(?:,\d{3})+$/;

/**
 * Reads a number with comma or point as its decimal sign, whichever comes last, and the other one, spaces or apostrophes
 * between groups of three (docs/bitcoin.md#typed-amounts).
 * @param decimals that the unit has: one sign followed by three digits is a decimal sign in bitcoin, which has eight, and
 * groups in euros, which have two
 */
export function readGrouped(typed: string, decimals: number): ReadNumber {
  const text = readTyped(typed).replace(GROUPING, '');
  if (text === '') return { ok: false, issue: 'empty' };
  if (/^[-−]/.test(text)) return { ok: false, issue: 'negative' };
  if (!/^[\d.,]+$/.test(text) || !/\d/.test(text)) return { ok: false, issue: 'not-a-number' };
  const plain = toPlain(text, decimals);
  if (plain === null) return { ok: false, issue: 'not-a-number' };
  const fraction = plain.split('.')[1] ?? '';
  if (/[1-9]/.test(fraction.slice(decimals))) return { ok: false, issue: 'too-precise' };
  return { ok: true, text: plain };
}

/** With a point as the only sign; `null` if it cannot be read in one way only. */
function toPlain(text: string, decimals: number): string | null {
  const signs = text.replace(/\d/g, '');
  if (signs === '') return text;
  if (signs.length === 1) {
    const isGroup = decimals < 3 && (GROUPED_BY_POINT.test(text) || GROUPED_BY_COMMA.test(text));
    return isGroup ? text.replace(/[.,]/, '') : text.replace(',', '.');
  }
  const last = signs.at(-1) ?? '';
  const isOneKind = [...signs].every((sign) => sign === last);
  if (isOneKind) return isGrouped(text) ? text.replace(/[.,]/g, '') : null;
  const at = text.lastIndexOf(last);
  const whole = text.slice(0, at);
  return isGrouped(whole) && !whole.includes(last) ? `${whole.replace(/[.,]/g, '')}.${text.slice(at + 1)}` : null;
}

function isGrouped(whole: string): boolean {
  return GROUPED_BY_POINT.test(whole) || GROUPED_BY_COMMA.test(whole);
}
