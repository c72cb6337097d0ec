import { matchesSearch } from '@/domain/primitives/search';

interface Searchable {
  title: string;
  text?: readonly string[];
  steps?: readonly string[];
  points?: readonly string[];
  table?: readonly (readonly string[])[];
}

/** The sections that contain every word of the query, ignoring accents, case and the marks of labels. */
export function searchHelp<Section extends Searchable>(query: string, sections: readonly Section[]): Section[] {
  return sections.filter(({ title, text = [], steps = [], points = [], table = [] }) =>
    matchesSearch(
      query.trim(),
      [title, ...text, ...steps, ...points, ...table.flat()].map((part) => part.replaceAll('**', '')),
    ),
  );
}
