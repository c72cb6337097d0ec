import type { Clause, ContractType } from '@/domain/models';

/** The clauses for a type, then those of other types that were chosen from the library. A clause without types applies to all. */
export function listChoices(type: ContractType, clauses: readonly Clause[], chosen: readonly Clause[]): Clause[] {
  const offered = clauses.filter(({ contractTypes }) => contractTypes.length === 0 || contractTypes.includes(type));
  return [...offered, ...chosen.filter(({ id }) => !offered.some((each) => each.id === id))];
}

/** Choosing a clause again removes it (docs/specification.md#5-validation-rules). */
export function toggleClause(chosen: readonly string[], { id }: Clause): string[] {
  return chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id];
}

/** The chosen clauses as the library has them now, such as in another language. */
export function findClauses(chosen: readonly string[], library: readonly Clause[]): Clause[] {
  return chosen.flatMap((id) => library.find((clause) => clause.id === id) ?? []);
}
