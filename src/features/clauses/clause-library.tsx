import SearchX from 'lucide-react/icons/search-x';
import { type ReactNode, useState } from 'react';
import { clauseMessages } from '@/content/clauses.messages';
import { useMessages } from '@/content/use-messages';
import { CLAUSE_TYPES, type Clause, type ClauseType } from '@/domain/models';
import { countByType, filterByType, searchClauses, type TypeFilter } from '@/domain/templates';
import { Button } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';
import { FilterChips } from '@/ui/filter-chips';
import { SearchField } from '@/ui/search-field';
import { ClauseCard } from './clause-card';

const FILTERS = ['all', ...CLAUSE_TYPES] as const;

export interface ClauseLibraryProps {
  clauses: readonly Clause[];
  /** The acts of a card: use, or edit and delete. */
  renderActions: (clause: Clause) => ReactNode;
  isOwn: (clause: Clause) => boolean;
  /** One column: inside a dialog. */
  narrow?: boolean;
}

/** All clauses, searched and filtered; the counts on the chips are those of the search. */
export function ClauseLibrary({ clauses, renderActions, isOwn, narrow = false }: ClauseLibraryProps) {
  const t = useMessages(clauseMessages);
  const [query, setQuery] = useState('');
  const [filter, setFilter] = useState<TypeFilter<ClauseType>>('all');
  const found = searchClauses(clauses, query);
  const counts = countByType(found, CLAUSE_TYPES);
  const shown = filterByType(found, filter);
  const showAll = () => {
    setQuery('');
    setFilter('all');
  };

  return (
    <>
      <div className="flex flex-col gap-4">
        <SearchField label={t.search} placeholder={t.searchPlaceholder} value={query} onSearch={setQuery} />
        <FilterChips
          label={t.typeFilter}
          chips={FILTERS.map((key) => ({ key, label: t[key], count: counts[key] }))}
          selected={filter}
          onSelect={setFilter}
        />
        <p role="status" className="sr-only">
          {t.found(shown.length)}
        </p>
      </div>
      {shown.length === 0 ? (
        <EmptyState icon={<SearchX />} action={<Button onClick={showAll}>{t.showAll}</Button>}>
          {t.noneFound}
        </EmptyState>
      ) : (
        <ul className={narrow ? 'flex flex-col gap-4' : 'grid items-start gap-6 lg:grid-cols-2'}>
          {shown.map((clause) => (
            <li key={clause.id} className="min-w-0">
              <ClauseCard clause={clause} own={isOwn(clause)} actions={renderActions(clause)} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
