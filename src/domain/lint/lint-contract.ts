import type { ContractText } from '@/domain/contracts/contract-form';
import { checkGuarantees, FEE_MATTERS_BELOW } from '@/domain/lint/check-guarantees';
import { findBlanks, findMarks } from '@/domain/lint/find-blanks';
import { findPastDates, findTermEnd } from '@/domain/lint/find-dates';
import { findLongPaymentTerms } from '@/domain/lint/find-payment-terms';
import type { Finding } from '@/domain/lint/finding';
import { findOtherRoles, type KnownWording, recogniseText } from '@/domain/lint/generated-text';
import { readLines } from '@/domain/lint/text-lines';
import type { Contract } from '@/domain/models';

/** The moment of the check: a contract gets guarantees only after it was published, unless it comes from a template. */
export type LintMoment = 'publish' | 'agree';

export interface LintRules {
  moment: LintMoment;
  /** YYYY-MM-DD */
  today: string;
  /** sat/vB; `null` if unknown. */
  feeRate: number | null;
  wordings: readonly KnownWording[];
}

/** A hostile text may have thousands. */
const MOST_PER_RULE = 20;

/** Findings about a text, in its order. Linear in its length. */
export function lintText({ title, description }: ContractText, { today, wordings }: LintRules): Finding[] {
  const read = readLines(description, listHeadings(wordings));
  const special = read.lines.filter(({ isSpecial }) => isSpecial);
  const type = recogniseText(description, wordings)?.type ?? null;
  const rules = [
    findOtherRoles(description, wordings),
    findBlanks(description, read),
    findPastDates(special, today),
    findLongPaymentTerms(description, type),
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
