import type { PredefinedGuarantee, Template, TemplateRole } from '@/domain/models';
import { readGrouped } from '@/domain/money/read-grouped';
import { addDays, isCalendarDate } from '@/domain/primitives/dates';
import { toPlainLine } from '@/domain/primitives/plain-line';
import { readNumber } from '@/domain/primitives/typed-text';
import type { SpecialTerm, TermCondition, TermKind, TermValues } from '@/domain/templates/term-types';

type TermIssue = 'not-money' | 'not-percent' | 'not-a-date';

const MAX_CENTS = 1e14;

const CHECKS: Record<TermKind, (typed: string) => TermIssue | null> = {
  text: () => null,
  choice: () => null,
  date: (typed) => (isCalendarDate(typed) ? null : 'not-a-date'),
  money: (typed) => (readCents(typed) === null ? 'not-money' : null),
  percent: (typed) => (/^\d{1,4}(?:\.\d{1,4})?$/.test(readNumber(typed) ?? '') ? null : 'not-percent'),
};

/** The error of a typed value; a blank is not an error. */
export function checkTerm({ kind }: SpecialTerm, typed: string): TermIssue | null {
  return typed.trim() === '' ? null : CHECKS[kind](typed.trim());
}

/**
 * Whole cents of euros as people type them: `1500.5`, `1.500,50 €` and `1 500,5` are 150050 (docs/bitcoin.md#typed-amounts).
 * `null` if it is not an amount above zero.
 */
export function readCents(typed: string): number | null {
  const match = /^(\d{1,12})(?:\.(\d*))?$/.exec(readEuros(typed));
  if (match === null) return null;
  const cents = Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0').slice(0, 2));
  return cents > 0 && cents < MAX_CENTS ? cents : null;
}

/** Digits with a decimal point; `''` if it is not an amount. */
function readEuros(typed: string): string {
  const read = readGrouped(typed.replace(/^€\s?|\s?€$/, ''), 2);
  return read.ok ? read.text : '';
}

/** As typed, or the initial value, in one line without surrounding spaces, so that it cannot look like a part of the text. */
export function getTerm({ id, initial = '' }: SpecialTerm, values: TermValues): string {
  return toPlainLine(values[id] ?? initial).replace(/\s{2,}/g, ' ');
}

/**
 * A valid value, with numbers as digits and a decimal point; `''` if the term is blank, invalid, unknown or does not
 * apply.
 */
export function readTerm(terms: readonly SpecialTerm[], values: TermValues, id: string): string {
  const term = terms.find((each) => each.id === id);
  if (term === undefined || !holds(term.onlyIf, terms, values)) return '';
  const typed = getTerm(term, values);
  if (checkTerm(term, typed) !== null) return '';
  if (term.kind === 'money') return readEuros(typed);
  if (term.kind === 'percent') return readNumber(typed) ?? '';
  return term.kind !== 'choice' || isOption(term, typed) ? typed : '';
}

/** The terms that apply with the choices made. */
export function listApplicable(terms: readonly SpecialTerm[], values: TermValues): SpecialTerm[] {
  return terms.filter(({ onlyIf }) => holds(onlyIf, terms, values));
}

/** The guarantees that a template offers with the terms chosen so far. */
export function listOffered({ terms, predefinedGuarantees }: Template, values: TermValues): PredefinedGuarantee[] {
  return predefinedGuarantees.filter(({ onlyIf }) => holds(onlyIf, terms, values));
}

/**
 * Whether a term is a question to the author. Others are optional or have a usual value, and the details of the other party are
 * asked from that party on joining.
 * @param variant the term that chooses among texts of the template
 */
export function isAsked(
  { id, group, initial, isOptional = false }: SpecialTerm,
  role: TemplateRole | null,
  variant: string | undefined,
): boolean {
  return id === variant || ((group === 'deal' || group === role) && !isOptional && initial === undefined);
}

/** The terms that the author fills in. Without a role, no party's; a single option is no choice. */
export function listForAuthor(
  { terms }: Pick<Template, 'terms'>,
  values: TermValues,
  role: TemplateRole | null,
): SpecialTerm[] {
  return listApplicable(terms, values).filter(
    ({ group, options }) => (group === 'deal' || group === role) && options?.length !== 1,
  );
}

/** The dates that are proposed until the author chooses others. @param today YYYY-MM-DD */
export function proposeDates({ terms }: Pick<Template, 'terms'>, today: string): TermValues {
  const dated = terms.flatMap(({ id, inDays }) => (inDays === undefined ? [] : [[id, addDays(today, inDays)]]));
  return Object.fromEntries(dated);
}

/** The id of a party's term, such as `buyer.taxId`. */
export function toPartyTerm(role: TemplateRole, name: string): string {
  return `${role}.${name}`;
}

function holds(condition: TermCondition | undefined, terms: readonly SpecialTerm[], values: TermValues): boolean {
  return condition === undefined || condition.values.includes(readTerm(terms, values, condition.term));
}

function isOption({ options = [] }: SpecialTerm, typed: string): boolean {
  return options.some(({ value }) => value === typed);
}
