import type { PredefinedGuarantee, Template, TemplateRole } from '@/domain/models';
import { readGrouped } from '@/domain/money/read-grouped';
import { addDays, isCalendarDate } from '@/domain/primitives/dates';
import { toPlainLine } from '@/domain/primitives/plain-line';
import { readNumber } from '@/domain/primitives/typed-text';
import { decideConditions, isInSituation, pickWording } from '@/domain/templates/arbitration';
import type { SpecialTerm, TermKind, TermValues } from '@/domain/templates/term-types';

type TermIssue = 'not-money' | 'not-percent' | 'not-days' | 'not-a-date';

/** Longer terms are taken for typing errors. */
const MAX_TERM_DAYS = 3650;

const MAX_CENTS = 1e14;

const CHECKS: Record<TermKind, (typed: string) => TermIssue | null> = {
  text: () => null,
  choice: () => null,
  date: (typed) => (isCalendarDate(typed) ? null : 'not-a-date'),
  money: (typed) => (readCents(typed) === null ? 'not-money' : null),
  percent: (typed) => (/^\d{1,4}(?:\.\d{1,4})?$/.test(readNumber(typed) ?? '') ? null : 'not-percent'),
  days: (typed) => (/^\d+$/.test(typed) && Number(typed) >= 1 && Number(typed) <= MAX_TERM_DAYS ? null : 'not-days'),
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
  const term = findTerm(terms, values, id);
  if (term === undefined || !appliesNow(term, terms, values)) return '';
  const typed = getTerm(term, values);
  if (checkTerm(term, typed) !== null) return '';
  if (term.kind === 'money') return readEuros(typed);
  if (term.kind === 'percent') return readNumber(typed) ?? '';
  return term.kind !== 'choice' || isOption(term, typed) ? typed : '';
}

/** Without the terms that only return dates use: the program leaves them out. */
export function withoutReturnDate(template: Template): Template {
  return { ...template, terms: template.terms.filter(({ id }) => id !== 'returnDate') };
}

/** The terms that apply with the choices made. */
export function listApplicable(terms: readonly SpecialTerm[], values: TermValues): SpecialTerm[] {
  return terms.filter((term) => appliesNow(term, terms, values)).map((term) => wordTerm(term, terms, values));
}

/** A term in the words that fit the parties. */
export function findTerm(terms: readonly SpecialTerm[], values: TermValues, id: string): SpecialTerm | undefined {
  const term = terms.find((each) => each.id === id);
  return term === undefined ? undefined : wordTerm(term, terms, values);
}

function wordTerm(term: SpecialTerm, terms: readonly SpecialTerm[], values: TermValues): SpecialTerm {
  if (term.wordings === undefined) return term;
  const fitting = pickWording((id) => readTerm(terms, values, id));
  return fitting === null ? term : { ...term, ...term.wordings[fitting] };
}

/** The template with the texts of its guarantees that fit the terms chosen so far. */
export function wordGuarantees(template: Template, values: TermValues): Template {
  const conditions = decideConditions(template, (id) => readTerm(template.terms, values, id));
  const predefinedGuarantees = template.predefinedGuarantees.map((each) => {
    const [, version] = Object.entries(each.versions ?? {}).find(([condition]) => conditions[condition]) ?? [];
    return { ...each, ...version };
  });
  return { ...template, predefinedGuarantees };
}

/** The guarantees that a template offers with the terms chosen so far. */
export function listOffered(template: Template, values: TermValues): PredefinedGuarantee[] {
  const { terms } = template;
  const read = (id: string) => readTerm(terms, values, id);
  return wordGuarantees(template, values).predefinedGuarantees.filter(
    ({ onlyIf = [], needs, unlessZero }) =>
      onlyIf.every((condition) => condition.values.includes(read(condition.term))) &&
      (needs === undefined || read(needs) !== '') &&
      !(unlessZero !== undefined && read(unlessZero) !== '' && Number(read(unlessZero)) === 0),
  );
}

/**
 * Whether a term is a question to the author. Others are optional or have a usual value, and the details of the other party are
 * asked from that party on joining.
 * @param variant the term that chooses among texts of the template
 */
export function isAsked(
  { id, group, initial, isOptional = false }: SpecialTerm,
  role: TemplateRole,
  variant: string | undefined,
): boolean {
  return id === variant || ((group === 'deal' || group === role) && !isOptional && initial === undefined);
}

/** Whether the other party is asked for the term on joining. */
export function isForJoiner({ group }: SpecialTerm, role: TemplateRole): boolean {
  return (group === 'buyer' || group === 'seller') && group !== role;
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

function appliesNow(
  { onlyIf = [], situation }: SpecialTerm,
  terms: readonly SpecialTerm[],
  values: TermValues,
): boolean {
  const read = (id: string) => readTerm(terms, values, id);
  if (situation !== undefined && !isInSituation(situation, read)) return false;
  return onlyIf.every((condition) => condition.values.includes(read(condition.term)));
}

function isOption({ options = [] }: SpecialTerm, typed: string): boolean {
  return options.some(({ value }) => value === typed);
}
