import type { HelpPart } from '@/domain/help/read-help';
import { matchesSearch } from '@/domain/primitives/search';

const MARKS = /\*\*|\[|\]\([^)]*\)/g;

/** True if the part contains every word of the query, ignoring accents, case, the marks of labels and the addresses of links. */
export function matchesHelp(query: string, { title, text }: HelpPart): boolean {
  return matchesSearch(query.trim(), [title, text.replace(MARKS, '')]);
}
