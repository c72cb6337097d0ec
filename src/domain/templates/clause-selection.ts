import type { Clause, ContractType } from '@/domain/models';
import { fillPlaceholders, findPlaceholders, type Placeholder } from '@/domain/templates/placeholders';

/** A clause chosen for a contract, with the typed value of each placeholder. */
export interface SelectedClause {
  clause: Clause;
  values: readonly string[];
}

/** Clauses for contracts of a type. A clause without types applies to all. */
export function filterClauses(type: ContractType, clauses: readonly Clause[]): Clause[] {
  return clauses.filter(({ contractTypes }) => contractTypes.length === 0 || contractTypes.includes(type));
}

export function isSelected(selected: readonly SelectedClause[], clause: Clause): boolean {
  return selected.some((entry) => entry.clause.id === clause.id);
}

/** A clause of the list, and what it was chosen with. */
interface ClauseOffer {
  clause: Clause;
  chosen: SelectedClause | null;
}

/** The clauses for a type, then those of other types that were chosen from the library. */
export function listChoices(
  type: ContractType,
  clauses: readonly Clause[],
  selected: readonly SelectedClause[],
): ClauseOffer[] {
  const offered = filterClauses(type, clauses).map((clause) => ({
    clause,
    chosen: selected.find((entry) => entry.clause.id === clause.id) ?? null,
  }));
  const others = selected.filter((entry) => !offered.some(({ chosen }) => chosen === entry));
  return [...offered, ...others.map((chosen) => ({ clause: chosen.clause, chosen }))];
}

/** Choosing a clause again removes it (docs/specification.md#5-validation-rules). */
export function toggleClause(selected: readonly SelectedClause[], clause: Clause): SelectedClause[] {
  if (isSelected(selected, clause)) return selected.filter((entry) => entry.clause.id !== clause.id);
  return [...selected, { clause, values: listClausePlaceholders(clause).map((_, at) => clause.usual?.[at] ?? '') }];
}

/** Placeholders of the title, then of the content. */
export function listClausePlaceholders({ title, content }: Clause): Placeholder[] {
  return [...findPlaceholders(title), ...findPlaceholders(content)];
}

/**
 * The chosen clauses as the library has them now, such as in another language. Of one whose placeholders are others now, no
 * value is kept: it would be that of another placeholder.
 */
export function renewClauses(chosen: readonly SelectedClause[], library: readonly Clause[]): SelectedClause[] {
  return chosen.map(({ clause: before, values }) => {
    const clause = library.find(({ id }) => id === before.id) ?? before;
    const placeholders = listClausePlaceholders(clause);
    return { clause, values: values.length === placeholders.length ? values : placeholders.map(() => '') };
  });
}

export function setPlaceholderValue(
  selected: readonly SelectedClause[],
  clauseId: string,
  index: number,
  value: string,
): SelectedClause[] {
  return selected.map((entry) =>
    entry.clause.id === clauseId ? { ...entry, values: entry.values.with(index, value) } : entry,
  );
}

export function fillClause({ clause, values }: SelectedClause): { title: string; content: string } {
  const inTitle = findPlaceholders(clause.title).length;
  return {
    title: fillPlaceholders(clause.title, values),
    content: fillPlaceholders(clause.content, values.slice(inTitle)),
  };
}
