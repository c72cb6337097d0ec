import type { Template, TemplateRole } from '@/domain/models';
import { getTerm } from '@/domain/templates/special-terms';
import type { SpecialTerm, TermValues } from '@/domain/templates/term-types';

/*
 * Terms that are the same in most contracts of a person: their own data, and how disputes are settled. This device remembers them, and
 * proposes them in the next contract.
 */

/** By a name that does not depend on the role, such as `own.taxId` or `courts`. */
export type RememberedTerms = Readonly<Record<string, string>>;

/** The name of a term; `null` if it belongs to the agreement or to the other party. */
function nameTerm({ id, group }: SpecialTerm, role: TemplateRole): string | null {
  if (group === 'disputes') return id;
  return group === role ? id.replace(`${role}.`, 'own.') : null;
}

/** What is remembered after a contract was made with these values. */
export function rememberTerms(
  known: RememberedTerms,
  { terms }: Pick<Template, 'terms'>,
  role: TemplateRole,
  values: TermValues,
): RememberedTerms {
  const entries = terms.flatMap((term) => {
    const name = nameTerm(term, role);
    return name === null || values[term.id] === undefined ? [] : [[name, getTerm(term, values)] as const];
  });
  return { ...known, ...Object.fromEntries(entries) };
}

/** The typed values, with what is remembered in place of those that were not typed. */
export function withRemembered(
  known: RememberedTerms,
  { terms }: Pick<Template, 'terms'>,
  role: TemplateRole,
  typed: TermValues,
): TermValues {
  const entries = terms.flatMap((term) => {
    const name = nameTerm(term, role);
    const value = name === null ? undefined : known[name];
    return value === undefined || value === '' ? [] : [[term.id, value] as const];
  });
  return { ...Object.fromEntries(entries), ...typed };
}
