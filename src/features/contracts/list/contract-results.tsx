import ArrowDownWideNarrow from 'lucide-react/icons/arrow-down-wide-narrow';
import SearchX from 'lucide-react/icons/search-x';
import { memo, useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { useStore } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { contractMessages, contractSearchMessages } from '@/content/contracts.messages';
import {
  addCounts,
  CONTRACT_ORDERS,
  type ContractFilter,
  type ContractListQuery,
  type ContractOrder,
  type ContractRow,
  countByFilter,
  createRowQuery,
  DEFAULT_LIST_QUERY,
  listContractors,
  readListQuery,
  toContractRow,
  writeListQuery,
} from '@/domain/contracts/contract-list';
import type { Contract } from '@/domain/models';
import { type Id, toIdKey } from '@/domain/primitives/ids';
import { usePeople } from '@/features/contracts/contract-facts';
import { ContractCard } from '@/features/contracts/list/contract-card';
import { RowHeadings } from '@/features/contracts/list/row-facts';
import { TotalsBar } from '@/features/contracts/list/totals-bar';
import { useReplaceEntry } from '@/features/contracts/use-replace-entry';
import { useMessages } from '@/i18n/use-messages';
import { memoizeMap } from '@/lib/memoize-map';
import { useBlocks } from '@/lib/use-blocks';
import { selectUserId } from '@/store/auth/auth.selectors';
import { useAppSelector } from '@/store/core/hooks';
import type { RootState } from '@/store/core/store-types';
import { selectNeeds } from '@/store/needs/needs.selectors';
import { selectName } from '@/store/people/people.thunks';
import { selectChangedContracts } from '@/store/seals/changed-terms.selectors';
import { Button } from '@/ui/button/button';
import { FilterChips } from '@/ui/fields/chips';
import { SearchField } from '@/ui/fields/search-field';
import { SelectField } from '@/ui/fields/select-field';
import { Card } from '@/ui/layout/card';
import { PageList } from '@/ui/list/page-list';
import { EmptyState } from '@/ui/message/empty-state';

export interface ContractResultsProps {
  /** At least one. */
  contracts: readonly Contract[];
}

/** Estimated height of a row on a wide screen, px. */
const ROW_HEIGHT = 110;

/** Shorter lists have no search or filters. */
const MIN_SEARCHABLE = 4;

/** The list, with search, order and filters. Rendered again when the contracts change, not while they are loaded. */
export const ContractResults = memo(function ContractResults({ contracts }: ContractResultsProps) {
  const t = useMessages(contractSearchMessages);
  const [query, setQuery] = useListQuery();
  const searchable = contracts.length >= MIN_SEARCHABLE;
  // Deferred: typing must not wait for a long list.
  const { all, rows } = useContractRows(contracts, useDeferredValue(searchable ? query : DEFAULT_LIST_QUERY));
  usePeople(useBlocks(contracts, listContractors, joinIds));
  const isFiltered = rows.length < contracts.length;
  return (
    <>
      <TotalsBar contracts={contracts} rows={all} />
      {searchable && <ContractListControls contracts={contracts} query={query} onQuery={setQuery} />}
      <p role="status" className="sr-only">
        {isFiltered ? t.found(rows.length) : ''}
      </p>
      {rows.length === 0 ? (
        <EmptyState
          icon={<SearchX />}
          action={<Button onClick={() => setQuery({ ...DEFAULT_LIST_QUERY, order: query.order })}>{t.showAll}</Button>}
        >
          {t.noMatch}
        </EmptyState>
      ) : (
        // One surface: hairlines between the rows.
        <Card flush className="overflow-hidden">
          <RowHeadings />
          <PageList items={rows} itemKey={getKey} render={renderRow} estimate={ROW_HEIGHT} />
        </Card>
      )}
    </>
  );
});

interface ContractListControlsProps {
  contracts: readonly Contract[];
  query: ContractListQuery;
  onQuery: (query: ContractListQuery) => void;
}

function ContractListControls({ contracts, query, onQuery }: ContractListControlsProps) {
  const t = useMessages(contractSearchMessages);
  const statuses = useMessages(contractMessages);
  const getLabel = (filter: ContractFilter) =>
    filter === 'all' || filter === 'other' ? t[`filter-${filter}`] : statuses[filter];
  const counts = useBlocks(contracts, countByFilter, addCounts);
  const chips = counts.map(({ filter, count }) => ({ key: filter, label: getLabel(filter), count }));
  return (
    <search className="flex flex-col gap-3">
      <div className="flex flex-col gap-3 sm:flex-row">
        <div className="min-w-0 flex-1">
          <SearchField
            label={t.search}
            clearLabel={t.clearSearch}
            placeholder={t.placeholder}
            value={query.text}
            onSearch={(text) => onQuery({ ...query, text })}
          />
        </div>
        <SelectField
          label={t.order}
          labelHidden
          icon={<ArrowDownWideNarrow aria-hidden="true" className="size-4" />}
          value={query.order}
          onChange={(event) => onQuery({ ...query, order: event.target.value as ContractOrder })}
          className="sm:w-56"
        >
          {CONTRACT_ORDERS.map((order) => (
            <option key={order} value={order}>
              {t[`order-${order}`]}
            </option>
          ))}
        </SelectField>
      </div>
      {chips.length > 2 && (
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

function joinIds(ids: readonly Id[][]): Id[] {
  return [...new Set(ids.flat())];
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

  return [query, useCallback((next: ContractListQuery) => setQuery(next), [])];
}

interface ContractRows {
  all: readonly ContractRow[];
  /** The contracts that match the query, in its order. */
  rows: readonly ContractRow[];
}

/** A row is computed once per contract object. */
function useContractRows(contracts: readonly Contract[], query: ContractListQuery): ContractRows {
  const { getState } = useStore<RootState>();
  // The data that the rows are computed from.
  const userId = useAppSelector(selectUserId);
  const outbox = useAppSelector((state) => state.outbox);
  const changed = useAppSelector(selectChangedContracts);
  const names = useAppSelector((state) => state.people.names);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the state behind getState
  const toRows = useMemo(
    () =>
      memoizeMap((contract: Contract) =>
        toContractRow(contract, userId, selectNeeds(getState(), contract), changed.includes(toIdKey(contract.id))),
      ),
    [userId, outbox, changed, getState],
  );
  const all = useMemo(() => toRows(contracts), [toRows, contracts]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the state behind getState
  const queryAll = useMemo(() => createRowQuery(query, (id) => selectName(getState(), id)), [query, names, getState]);
  return { all, rows: useMemo(() => queryAll(all), [queryAll, all]) };
}
