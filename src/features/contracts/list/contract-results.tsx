import SearchX from 'lucide-react/icons/search-x';
import { memo, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { useStore } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { contractMessages, contractSearchMessages } from '@/content/contracts.messages';
import {
  type ContractFilter,
  type ContractListQuery,
  type ContractRow,
  computeOnce,
  countByFilter,
  DEFAULT_LIST_QUERY,
  listContractors,
  queryRows,
  readListQuery,
  toContractRow,
  writeListQuery,
} from '@/domain/contracts/contract-list';
import type { Contract } from '@/domain/models';
import { toIdKey } from '@/domain/primitives/ids';
import { usePeople } from '@/features/contracts/contract-facts';
import { ContractCard } from '@/features/contracts/list/contract-card';
import { useReplaceEntry } from '@/features/contracts/use-replace-entry';
import { useMessages } from '@/i18n/use-messages';
import { selectUserId } from '@/store/auth/auth.selectors';
import { useAppSelector } from '@/store/core/hooks';
import type { RootState } from '@/store/core/store-types';
import { selectNeeds } from '@/store/needs/needs.selectors';
import { selectName } from '@/store/people/people.thunks';
import { selectChangedContracts } from '@/store/seals/seals.slice';
import { Button } from '@/ui/button/button';
import { FilterChips } from '@/ui/fields/chips';
import { SearchField } from '@/ui/fields/search-field';
import { Card } from '@/ui/layout/card';
import { FirstItems } from '@/ui/list/long-list';
import { EmptyState } from '@/ui/message/empty-state';

export interface ContractResultsProps {
  /** At least one. */
  contracts: readonly Contract[];
}

/** Shorter lists have no search. */
const MIN_SEARCHABLE = 4;
/** Shorter lists have no filters. */
const MIN_FILTERED = 8;

/** The list, with search and filters. Rendered again when the contracts change, not while they are loaded. */
export const ContractResults = memo(function ContractResults({ contracts }: ContractResultsProps) {
  const t = useMessages(contractSearchMessages);
  const [query, setQuery] = useListQuery();
  const searchable = contracts.length >= MIN_SEARCHABLE;
  const filtered = contracts.length >= MIN_FILTERED;
  const { status } = filtered ? query : DEFAULT_LIST_QUERY;
  const offered = useMemo(() => (searchable ? { ...query, status } : DEFAULT_LIST_QUERY), [searchable, query, status]);
  // Deferred: typing must not wait for a long list.
  const rows = useContractRows(contracts, useDeferredValue(offered));
  usePeople(useMemo(() => listContractors(contracts), [contracts]));
  const isFiltered = rows.length < contracts.length;
  return (
    <>
      {searchable && (
        <ContractListControls contracts={contracts} filtered={filtered} query={query} onQuery={setQuery} />
      )}
      <p role="status" className="sr-only">
        {isFiltered ? t.found(rows.length) : ''}
      </p>
      {rows.length === 0 ? (
        <EmptyState
          icon={<SearchX />}
          action={<Button onClick={() => setQuery(DEFAULT_LIST_QUERY)}>{t.showAll}</Button>}
        >
          {t.noMatch}
        </EmptyState>
      ) : (
        // One surface: hairlines between the rows.
        <Card flush className="overflow-hidden">
          <FirstItems items={rows} itemKey={getKey} render={renderRow} more={t.more} />
        </Card>
      )}
    </>
  );
});

interface ContractListControlsProps {
  contracts: readonly Contract[];
  /** With filters. */
  filtered: boolean;
  query: ContractListQuery;
  onQuery: (query: ContractListQuery) => void;
}

function ContractListControls({ contracts, filtered, query, onQuery }: ContractListControlsProps) {
  const t = useMessages(contractSearchMessages);
  const statuses = useMessages(contractMessages);
  const getLabel = (filter: ContractFilter) =>
    filter === 'all' || filter === 'other' ? t[`filter-${filter}`] : statuses[filter];
  const counts = useMemo(() => countByFilter(contracts), [contracts]);
  const chips = counts.map(({ filter, count }) => ({ key: filter, label: getLabel(filter), count }));
  return (
    <search className="flex flex-col gap-3">
      <SearchField
        label={t.search}
        clearLabel={t.clearSearch}
        placeholder={t.placeholder}
        value={query.text}
        onSearch={(text) => onQuery({ ...query, text })}
      />
      {filtered && chips.length > 2 && (
        <FilterChips
          label={t.filters}
          chips={chips}
          selected={query.status}
          onSelect={(status) => onQuery({ ...query, status })}
        />
      )}
    </search>
  );
}

function getKey({ contract }: ContractRow): string {
  return String(contract.id);
}

function renderRow({ contract, needs, tasks }: ContractRow) {
  return <ContractCard contract={contract} needs={needs} tasks={tasks} />;
}

/** Browsers limit how often the URL may change. */
const URL_DELAY_MS = 400;

/** Query of the list; kept in the URL, so that going back restores it. */
function useListQuery(): [ContractListQuery, (query: ContractListQuery) => void] {
  const { search } = useLocation();
  const replaceEntry = useReplaceEntry();
  const [query, setQuery] = useState(() => readListQuery(new URLSearchParams(search)));
  const nextSearch = writeListQuery(query).toString();
  const currentSearch = new URLSearchParams(search).toString();

  useEffect(() => {
    if (nextSearch === currentSearch) return;
    const timer = setTimeout(() => replaceEntry({ search: nextSearch }), URL_DELAY_MS);
    return () => clearTimeout(timer);
  }, [nextSearch, currentSearch, replaceEntry]);

  return [query, setQuery];
}

/** The contracts that match the query. A row is computed once per contract object. */
function useContractRows(contracts: readonly Contract[], query: ContractListQuery): readonly ContractRow[] {
  const { getState } = useStore<RootState>();
  // The data that the rows are computed from.
  const userId = useAppSelector(selectUserId);
  const outbox = useAppSelector((state) => state.outbox);
  const changed = useAppSelector(selectChangedContracts);
  const names = useAppSelector((state) => state.people.names);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the state behind getState
  const toRow = useMemo(
    () =>
      computeOnce((contract: Contract) =>
        toContractRow(contract, userId, selectNeeds(getState(), contract), changed.includes(toIdKey(contract.id))),
      ),
    [userId, outbox, changed, getState],
  );
  const all = useMemo(() => contracts.map(toRow), [contracts, toRow]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the state behind getState
  return useMemo(() => queryRows(all, query, (id) => selectName(getState(), id)), [all, query, names, getState]);
}
