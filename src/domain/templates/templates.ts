import type { Clause, Template } from '@/domain/models';
import { matchesSearch } from '@/domain/primitives/search';

type TypeFilter<Type extends string> = Type | 'all';

interface Typed<Type extends string> {
  type: Type;
}

/** Searches title, description and guarantees. */
export function searchTemplates(templates: readonly Template[], query: string): Template[] {
  return templates.filter((template) => {
    const guarantees = template.predefinedGuarantees.map(({ description }) => description);
    return matchesSearch(query, [template.title, template.description, ...guarantees]);
  });
}

/** Searches title and content. */
export function searchClauses(clauses: readonly Clause[], query: string): Clause[] {
  return clauses.filter(({ title, content }) => matchesSearch(query, [title, content]));
}

export function filterByType<Item extends Typed<string>>(
  items: readonly Item[],
  filter: TypeFilter<Item['type']>,
): Item[] {
  return items.filter(({ type }) => filter === 'all' || type === filter);
}

/** Number of items per filter, including empty ones. */
export function countByType<Type extends string>(
  items: readonly Typed<Type>[],
  types: readonly Type[],
): Record<TypeFilter<Type>, number> {
  const counts = { all: items.length } as Record<TypeFilter<Type>, number>;
  for (const type of types) counts[type as TypeFilter<Type>] = items.filter((item) => item.type === type).length;
  return counts;
}

/** Splits a template's description after its first paragraph. */
export function splitDescription(template: Template): { summary: string; rest: string } {
  const [summary = '', ...rest] = template.description.split('\n\n');
  return { summary, rest: rest.join('\n\n') };
}
