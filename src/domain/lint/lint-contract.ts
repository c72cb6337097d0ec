import type { ContractText } from '@/domain/contracts/contract-form';
import { hasBothParties } from '@/domain/keys/current-keys';
import { checkGuarantees, FEE_MATTERS_BELOW } from '@/domain/lint/check-guarantees';
import { findPastDates, findTermEnd } from '@/domain/lint/find-dates';
import { findHomeGuarantees } from '@/domain/lint/find-home-guarantees';
import { findLongPaymentTerms } from '@/domain/lint/find-payment-terms';
import { findVoidSettlement } from '@/domain/lint/find-settlement';
import { findNoThirdKey, findOtherThirdKeys } from '@/domain/lint/find-third-key';
import { cutQuote, type Finding, type TextRange } from '@/domain/lint/finding';
import { findOtherRoles, type KnownWording, recogniseText } from '@/domain/lint/generated-text';
import { readLines, type TextLine, type TextLines, withoutMark } from '@/domain/lint/text-lines';
import type { Contract } from '@/domain/models';
import { matchBlanks } from '@/domain/primitives/blanks';
import { listPartyBlanks } from '@/domain/templates/party-blanks';

/** The moment of the check: a contract gets guarantees only after it was published, unless it comes from a template. */
export type LintMoment = 'publish' | 'agree';

export interface LintRules {
  moment: LintMoment;
  /** YYYY-MM-DD */
  today: string;
  /** sat/vB; `null` if unknown. */
  feeRate: number | null;
  /** SHA-256 of the arbitrator's extended public key, in hex; `null` if unknown. */
  thirdKey: string | null;
  wordings: readonly KnownWording[];
}

/** A hostile text may have thousands. */
const MOST_PER_RULE = 20;

/**
 * Findings about a text, in its order. Linear in its length.
 * @param contractors fewer than two: somebody may still join and fill in their details
 */
export function lintText(
  { title, description, contractors = [] }: ContractText & Partial<Pick<Contract, 'contractors'>>,
  { today, wordings, thirdKey }: LintRules,
): Finding[] {
  const read = readLines(description, listHeadings(wordings));
  const special = read.lines.filter(({ isSpecial }) => isSpecial);
  const generated = recogniseText(description, wordings);
  const rules = [
    findOtherRoles(description, wordings),
    findBlanks(description, read, !hasBothParties({ contractors })),
    findPastDates(special, today),
    findLongPaymentTerms(description, generated?.type ?? null),
    findOtherThirdKeys(description, thirdKey),
    findNoThirdKey(description, generated),
    findVoidSettlement(description, wordings),
  ];
  const inText = rules.flatMap((found) => found.slice(0, MOST_PER_RULE));
  return [
    ...findMarks(title, 'title').slice(0, MOST_PER_RULE),
    ...inText.toSorted((a, b) => getStart(a) - getStart(b)),
  ];
}

/** Findings about a whole contract. */
export function lintContract(contract: Contract, rules: LintRules): Finding[] {
  const { description, guarantees, arbitrator } = contract;
  const special = readLines(description, listHeadings(rules.wordings)).lines.filter(({ isSpecial }) => isSpecial);
  const generated = recogniseText(description, rules.wordings);
  const about = checkGuarantees(contract, { ...rules, termEnd: findTermEnd(special), generated });
  return [
    ...lintText(contract, rules),
    ...about.slice(0, MOST_PER_RULE),
    ...findHomeGuarantees(contract, generated).slice(0, MOST_PER_RULE),
    ...(guarantees.length === 0 && rules.moment === 'agree' ? [aboutContract('no-guarantee')] : []),
    ...(arbitrator === null ? [aboutContract('no-arbitrator')] : []),
  ];
}

/** Whether fee rates can change the findings. */
export function needsFeeRate({ guarantees }: Pick<Contract, 'guarantees'>): boolean {
  return guarantees.some(({ amount, status }) => status === 'pending' && amount !== null && amount < FEE_MATTERS_BELOW);
}

function aboutContract(kind: 'no-guarantee' | 'no-arbitrator'): Finding {
  return { kind, severity: kind === 'no-guarantee' ? 'advice' : 'look', place: { at: 'contract' }, quote: '' };
}

function listHeadings(wordings: readonly KnownWording[]): ReadonlySet<string> {
  return new Set(wordings.flatMap(({ headings }) => headings));
}

function getStart({ place }: Finding): number {
  return place.at === 'description' ? place.range.start : 0;
}

/** Labels of special terms without a value, and placeholders. */
function findBlanks(text: string, { lines, hasSpecialTerms }: TextLines, isOpen: boolean): Finding[] {
  // Left to the party that joins.
  const left = isOpen ? listPartyBlanks(text).map(({ mark }) => cutQuote(mark)) : [];
  const labels = lines.filter((line, index) => isOpenLabel(line, lines[index + 1], hasSpecialTerms));
  return [
    ...labels.map(({ text: label, range }) => toFinding('description', range, withoutMark(label))),
    ...findMarks(text, 'description'),
  ].filter(({ quote }) => !left.includes(quote));
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
function findMarks(text: string, at: 'title' | 'description'): Finding[] {
  return matchBlanks(text).map(({ 0: mark, index }) => {
    const range = { start: index, end: index + mark.length };
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
