import type { Template, TemplateRole } from '@/domain/models';
import { getTerm } from '@/domain/templates/special-terms';
import type { SpecialTerm, TermValues } from '@/domain/templates/term-types';

/*
 * Terms that are the same in most contracts of a person: their own data, and how disputes are settled. This device remembers them, and
 * proposes them in the next contract.
 */

/** By a name that does not depend on the role, such as `own.taxId` or `courts`. */
export type RememberedTerms = Readonly<Record<string, string>>;

/** Adds the values of a contract that was made. A term without a value keeps the remembered one. */
export function rememberTerms(
  known: RememberedTerms,
  template: Pick<Template, 'terms'>,
  role: TemplateRole,
  values: TermValues,
): RememberedTerms {
  const made = listLasting(template, role).filter(({ term }) => values[term.id] !== undefined);
  return { ...known, ...Object.fromEntries(made.map(({ name, term }) => [name, getTerm(term, values)])) };
}

/** The typed values, with the remembered ones in place of those that were not typed. */
export function withRemembered(
  known: RememberedTerms,
  template: Pick<Template, 'terms'>,
  role: TemplateRole,
  typed: TermValues,
): TermValues {
  const proposed = listLasting(template, role).filter(({ name }) => (known[name] ?? '') !== '');
  return { ...Object.fromEntries(proposed.map(({ name, term }) => [term.id, known[name] ?? ''])), ...typed };
}

/**
 * The terms to remember, with their names: not those of the agreement and of the other party, nor facts about an arbitrator, who may be
 * another next time.
 */
function listLasting({ terms }: Pick<Template, 'terms'>, role: TemplateRole): { name: string; term: SpecialTerm }[] {
  const own = terms.filter(({ group }) => group === role);
  const disputes = terms.filter(
    ({ id, group, situation }) => group === 'disputes' && situation !== 'two-people' && !id.startsWith('arbitrator'),
  );
  return [
    ...own.map((term) => ({ name: term.id.replace(`${role}.`, 'own.'), term })),
    ...disputes.map((term) => ({ name: term.id, term })),
  ];
}
