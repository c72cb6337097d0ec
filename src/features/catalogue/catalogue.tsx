import SearchX from 'lucide-react/icons/search-x';
import ThumbsUp from 'lucide-react/icons/thumbs-up';
import { type ReactNode, useState } from 'react';
import { Button } from '@/ui/button/button';
import { FilterChips } from '@/ui/fields/chips';
import { SearchField } from '@/ui/fields/search-field';
import { EmptyState } from '@/ui/message/empty-state';
import { DateText } from '@/ui/text/date-text';

interface CatalogueTexts {
  search: string;
  searchPlaceholder: string;
  clearSearch: string;
  /** Label of the filter chips. */
  typeFilter: string;
  found: (count: number) => string;
  noneFound: string;
  showAll: string;
}

interface CatalogueScreenProps<Item extends { id: string }, Filter extends string> {
  texts: CatalogueTexts;
  /** The first shows all and is selected initially. */
  filters: readonly [Filter, ...Filter[]];
  filterLabel: (filter: Filter) => string;
  search: (query: string) => readonly Item[];
  /** Number of found items per filter. */
  count: (found: readonly Item[]) => Record<Filter, number>;
  applyFilter: (found: readonly Item[], filter: Filter) => readonly Item[];
  render: (item: Item) => ReactNode;
}

/** Searchable, filterable items. */
export function CatalogueScreen<Item extends { id: string }, Filter extends string>(
  props: CatalogueScreenProps<Item, Filter>,
) {
  const { texts, filters, filterLabel, search, count, applyFilter, render } = props;
  const [query, setQuery] = useState('');
  const [filter, setFilter] = useState(filters[0]);
  const found = search(query);
  const counts = count(found);
  const shown = applyFilter(found, filter);
  const showAll = () => {
    setQuery('');
    setFilter(filters[0]);
  };

  return (
    <>
      <div className="flex flex-col gap-4">
        <div className="max-w-form">
          <SearchField
            label={texts.search}
            clearLabel={texts.clearSearch}
            placeholder={texts.searchPlaceholder}
            value={query}
            onSearch={setQuery}
          />
        </div>
        <FilterChips
          label={texts.typeFilter}
          chips={filters.map((key) => ({ key, label: filterLabel(key), count: counts[key] }))}
          selected={filter}
          onSelect={setFilter}
        />
        <p role="status" className="sr-only">
          {texts.found(shown.length)}
        </p>
      </div>
      {shown.length === 0 ? (
        <EmptyState icon={<SearchX />} action={<Button onClick={showAll}>{texts.showAll}</Button>}>
          {texts.noneFound}
        </EmptyState>
      ) : (
        <ul className="grid gap-6 lg:grid-cols-2">
          {shown.map((item) => (
            <li key={item.id} className="min-w-0">
              {render(item)}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

interface CatalogueComment {
  id: string;
  user: string;
  text: string;
  /** YYYY-MM-DD */
  date: string;
}

interface CommentListProps {
  label: string;
  comments: readonly CatalogueComment[];
}

export function CommentList({ label, comments }: CommentListProps) {
  if (comments.length === 0) return null;
  return (
    <ul aria-label={label} className="flex flex-col gap-2">
      {comments.map(({ id, user, text, date }) => (
        <li key={id} className="text-xs text-ink-soft">
          <p className="text-pretty">{text}</p>
          <p className="mt-0.5 text-ink-faint">
            {user} · <DateText value={date} />
          </p>
        </li>
      ))}
    </ul>
  );
}

export function VoteCount({ children }: { children: string }) {
  return (
    <span className="figures inline-flex items-center gap-1.5 text-xs whitespace-nowrap text-ink-faint">
      <ThumbsUp aria-hidden="true" className="size-3.5" />
      {children}
    </span>
  );
}
