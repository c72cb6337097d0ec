import type { ContractText } from '@/domain/contracts/contract-form';
import type { Template, TemplateRole } from '@/domain/models';
import type { Sats } from '@/domain/primitives/amount';
import { toPlainLine } from '@/domain/primitives/plain-line';
import { fillClause, type SelectedClause } from '@/domain/templates/clause-selection';
import type { GuaranteeChoice } from '@/domain/templates/guarantee-choice';
import { type GuaranteeValue, proposeCents } from '@/domain/templates/guarantee-value';
import { findTerm, listApplicable, readTerm } from '@/domain/templates/special-terms';
import type { SpecialTerm, TermValues } from '@/domain/templates/term-types';

export interface TailoredTemplate {
  template: Template;
  /** Role of the user. */
  role: TemplateRole;
  /** The typed special terms. */
  values: TermValues;
  clauses: readonly SelectedClause[];
  guarantees: readonly GuaranteeChoice[];
}

/** Gives a text the values of the special terms. */
export interface TermReader {
  /** As the text says it: the value in words, or a marked blank such as `[por completar: Precio]`. */
  show: (id: string) => string;
  /** As typed; `''` while blank. */
  read: (id: string) => string;
}

/** A guarantee as the contract's text names it. */
export interface WrittenGuarantee {
  description: string;
  /** The party that deposits it. */
  party: string;
  /** `null`: a blank. */
  amount: Sats | null;
  /** YYYY-MM-DD */
  validUntil: string;
  value: GuaranteeValue | null;
  /** The percentage of its basis, if the value is the template's default. */
  percent: number | null;
}

/** Wording of the contract text around the template's own. */
export interface DraftWording {
  /** Name of each role's party, such as `parte arrendataria`. */
  parties: Record<TemplateRole, string>;
  /** First line of the text: from which template it was made; `''`: none. */
  preface: (template: Template) => string;
  headings: Record<'parties' | 'special' | 'general' | 'clauses' | 'guarantees' | 'common', string>;
  roles: (mine: string, theirs: string) => string;
  /** A party's data. */
  party: (role: TemplateRole, terms: TermReader) => string;
  /** A term's value as typed, for a text. */
  formatTerm: (term: SpecialTerm, typed: string) => string;
  /** Marks a value that is still missing, always in square brackets. */
  blank: (label: string) => string;
  /** The title of a clause with its number, which differs from those of the stipulations. */
  clauseTitle: (number: number, title: string) => string;
  guarantee: (guarantee: WrittenGuarantee, terms: TermReader) => string;
  /** The stipulations of the template. */
  general: (template: Template, terms: TermReader) => string;
  /** The terms of every contract. */
  common: (template: Template, terms: TermReader) => string;
}

/** The parties, the special terms, the stipulations, the filled clauses, the guarantees and the common terms. */
export function buildContractText(tailored: TailoredTemplate, wording: DraftWording): ContractText {
  const { template, values, clauses } = tailored;
  const { headings } = wording;
  const reader = createTermReader(template.terms, values, wording);
  const sections = [
    wording.preface(template),
    writeParties(tailored, wording, reader),
    writeSpecialTerms(tailored, wording, reader),
    headings.general,
    wording.general(template, reader),
    ...(clauses.length === 0 ? [] : [headings.clauses, ...writeClauses(clauses, wording)]),
    ...writeGuarantees(tailored, wording, reader),
    headings.common,
    wording.common(template, reader),
  ];
  return { title: template.title, description: sections.filter((section) => section !== '').join('\n\n') };
}

export function getOtherTemplateRole(role: TemplateRole): TemplateRole {
  return role === 'buyer' ? 'seller' : 'buyer';
}

function createTermReader(
  terms: readonly SpecialTerm[],
  values: TermValues,
  { formatTerm, blank }: Pick<DraftWording, 'formatTerm' | 'blank'>,
): TermReader {
  const read = (id: string) => readTerm(terms, values, id);
  const show = (id: string) => {
    const term = findTerm(terms, values, id);
    if (term === undefined) throw new Error(`No term ${id}`);
    return read(id) === '' ? blank(term.label) : formatTerm(term, read(id));
  };
  return { read, show };
}

function writeParties({ role }: TailoredTemplate, wording: DraftWording, reader: TermReader): string {
  const { parties, headings, roles, party } = wording;
  const lines = [
    roles(parties[role], parties[getOtherTemplateRole(role)]),
    party('buyer', reader),
    party('seller', reader),
  ];
  return [headings.parties, ...lines].join('\n');
}

/** One line for each term of the agreement itself; other terms appear in their own sections. */
function writeSpecialTerms({ template, values }: TailoredTemplate, { headings }: DraftWording, reader: TermReader) {
  const lines = listApplicable(template.terms, values)
    .filter(({ group, id, isOptional = false }) => group === 'deal' && !(isOptional && reader.read(id) === ''))
    .map(({ id, label }) => `- ${label}: ${reader.show(id)}`);
  return [headings.special, ...lines].join('\n');
}

function writeClauses(clauses: readonly SelectedClause[], { clauseTitle }: DraftWording): string[] {
  return clauses.map(fillClause).map(({ title, content }, index) => `${clauseTitle(index + 1, title)}\n${content}`);
}

function writeGuarantees(tailored: TailoredTemplate, wording: DraftWording, reader: TermReader): string[] {
  const { guarantees } = tailored;
  if (guarantees.length === 0) return [];
  const lines = guarantees.map((choice) => {
    const { role, amount, validUntil, value } = choice;
    const description = toPlainLine(choice.description);
    const percent = getPercent(choice, tailored);
    const party = wording.parties[role];
    return wording.guarantee({ description, party, amount, validUntil, value, percent }, reader);
  });
  return [[wording.headings.guarantees, ...lines.map((line) => `- ${line}`)].join('\n')];
}

/** Only while it still holds: the user may have changed the value or the basis of the percentage. */
function getPercent({ predefinedId, value }: GuaranteeChoice, { template, values }: TailoredTemplate): number | null {
  const predefined = template.predefinedGuarantees.find(({ id }) => id === predefinedId);
  if (predefined?.defaultAmountUnit !== 'percent' || predefined.coveredTerm !== undefined) return null;
  return value !== null && value.cents === proposeCents(predefined, template, values) ? predefined.defaultAmount : null;
}
