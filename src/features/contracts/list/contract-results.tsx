import ArrowDownWideNarrow from 'lucide-react/icons/arrow-down-wide-narrow';
import SearchX from 'lucide-react/icons/search-x';
import { useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { useStore } from 'react-redux';
import { useLocation, useNavigate } from 'react-router-dom';
import { contractSearchMessages } from '@/content/contract-search.messages';
import { contractMessages } from '@/content/contracts.messages';
import {
  CONTRACT_ORDERS,
  type ContractFilter,
  type ContractListQuery,
  type ContractOrder,
  type ContractRow,
  countByFilter,
  DEFAULT_LIST_QUERY,
  listContractors,
  queryRows,
  readListQuery,
  toContractRow,
  writeListQuery,
} from '@/domain/contract/contract-list';
import type { Contract } from '@/domain/models';
import { usePeople } from '@/features/contracts/contract-facts';
import { ContractCard } from '@/features/contracts/list/contract-card';
import { useMessages } from '@/i18n/use-messages';
import { memoizeMap } from '@/lib/memoize-map';
import { selectUserId } from '@/store/auth/auth.selectors';
import { selectNeeds } from '@/store/contracts/needs.selectors';
import { selectName } from '@/store/people/people.thunks';
import { useAppSelector } from '@/store/setup/hooks';
import type { RootState } from '@/store/setup/store-types';
import { Button } from '@/ui/button/button';
import { FilterChips } from '@/ui/fields/chips';
import { SearchField } from '@/ui/fields/search-field';
import { SelectField } from '@/ui/fields/select-field';
import { PageList } from '@/ui/list/page-list';
import { EmptyState } from '@/ui/message/empty-state';

export interface ContractResultsProps {
  /** At least one. */
  contracts: readonly Contract[];
}

/** Fewer are seen at a glance: there is nothing to search or to sort. */
const WORTH_SEARCHING = 4;

/** The contracts that the search leaves. */
export function ContractResults({ contracts }: ContractResultsProps) {
  const t = useMessages(contractSearchMessages);
  const [query, setQuery] = useListQuery();
  const searchable = contracts.length >= WORTH_SEARCHING;
  // A field that is typed into does not wait for a long list.
  const rows = useContractRows(contracts, useDeferredValue(searchable ? query : DEFAULT_LIST_QUERY));
  usePeople(useMemo(() => listContractors(contracts), [contracts]));
  const narrowed = rows.length < contracts.length;
  return (
    <>
      {searchable && <ContractListControls contracts={contracts} query={query} onQuery={setQuery} />}
      <p role="status" className="sr-only">
        {narrowed ? t.found(rows.length) : ''}
      </p>
      {rows.length === 0 ? (
        <EmptyState
          icon={<SearchX />}
          action={<Button onClick={() => setQuery({ ...DEFAULT_LIST_QUERY, order: query.order })}>{t.showAll}</Button>}
        >
          {t.none}
        </EmptyState>
      ) : (
        <PageList items={rows} itemKey={keyOf} render={card} estimate={160} gap={16} />
      )}
    </>
  );
}

function keyOf({ contract }: ContractRow): string {
  return String(contract.id);
}

function card({ contract, needs }: ContractRow) {
  return <ContractCard contract={contract} needs={needs} />;
}

/** Browsers refuse an address that changes with every key. */
const SETTLE_MS = 400;

/** What the list shows; kept in the address, so that going back to the list finds it as it was. */
function useListQuery(): [ContractListQuery, (query: ContractListQuery) => void] {
  const { search } = useLocation();
  const navigate = useNavigate();
  const [query, setQuery] = useState(() => readListQuery(new URLSearchParams(search)));
  const wanted = writeListQuery(query).toString();
  const shown = new URLSearchParams(search).toString();

  useEffect(() => {
    if (wanted === shown) return;
    const timer = setTimeout(() => void navigate({ search: wanted }, { replace: true }), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [wanted, shown, navigate]);

  return [query, useCallback((next: ContractListQuery) => setQuery(next), [])];
}

/** The contracts as the query leaves and orders them; what one row needs is worked out once per contract. */
function useContractRows(contracts: readonly Contract[], query: ContractListQuery): ContractRow[] {
  const { getState } = useStore<RootState>();
  // What the rows are read off, so that they are read again when it changes.
  const userId = useAppSelector(selectUserId);
  const outbox = useAppSelector((state) => state.outbox);
  const names = useAppSelector((state) => state.people.names);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the state behind getState
  const rowsOf = useMemo(
    () => memoizeMap((contract: Contract) => toContractRow(contract, selectNeeds(getState(), contract))),
    [userId, outbox, getState],
  );
  const rows = useMemo(() => rowsOf(contracts), [rowsOf, contracts]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the state behind getState
  return useMemo(() => queryRows(rows, query, (id) => selectName(getState(), id)), [rows, query, names, getState]);
}

export interface ContractListControlsProps {
  contracts: readonly Contract[];
  query: ContractListQuery;
  onQuery: (query: ContractListQuery) => void;
}

/** Search, order, and a line of filters with their counts. */
export function ContractListControls({ contracts, query, onQuery }: ContractListControlsProps) {
  const t = useMessages(contractSearchMessages);
  const statuses = useMessages(contractMessages);
  const label = (filter: ContractFilter) =>
    filter === 'all' || filter === 'other' ? t[`filter-${filter}`] : statuses[filter];
  const chips = countByFilter(contracts).map(({ filter, count }) => ({ key: filter, label: label(filter), count }));
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
