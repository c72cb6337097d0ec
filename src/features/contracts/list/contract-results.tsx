import SearchX from 'lucide-react/icons/search-x';
import { memo, useDeferredValue, useMemo, useState } from 'react';
import { useStore } from 'react-redux';
import { contractSearchMessages } from '@/content/contracts.messages';
import {
  type ContractRow,
  computeOnce,
  listContractors,
  searchRows,
  toContractRow,
} from '@/domain/contracts/contract-list';
import type { Contract } from '@/domain/models';
import { toIdKey } from '@/domain/primitives/ids';
import { usePeople } from '@/features/contracts/contract-facts';
import { ContractCard } from '@/features/contracts/list/contract-card';
import { useMessages } from '@/i18n/use-messages';
import { selectUserId } from '@/store/auth/auth.selectors';
import { useAppSelector } from '@/store/core/hooks';
import type { RootState } from '@/store/core/store-types';
import { selectNeeds } from '@/store/needs/needs.selectors';
import { selectName } from '@/store/people/people.thunks';
import { selectChangedContracts } from '@/store/terms/terms.slice';
import { Button } from '@/ui/button/button';
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

/** The list, with a search. Rendered again when the contracts change, not while they are loaded. */
export const ContractResults = memo(function ContractResults({ contracts }: ContractResultsProps) {
  const t = useMessages(contractSearchMessages);
  const [search, setSearch] = useState('');
  const searchable = contracts.length >= MIN_SEARCHABLE;
  // Deferred: typing must not wait for a long list.
  const rows = useContractRows(contracts, useDeferredValue(searchable ? search : ''));
  usePeople(useMemo(() => listContractors(contracts), [contracts]));
  const isFiltered = rows.length < contracts.length;
  return (
    <>
      {searchable && (
        <search>
          <SearchField
            label={t.search}
            clearLabel={t.clearSearch}
            placeholder={t.placeholder}
            value={search}
            onSearch={setSearch}
          />
        </search>
      )}
      <p role="status" className="sr-only">
        {isFiltered ? t.found(rows.length) : ''}
      </p>
      {rows.length === 0 ? (
        <EmptyState icon={<SearchX />} action={<Button onClick={() => setSearch('')}>{t.showAll}</Button>}>
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

function getKey({ contract }: ContractRow): string {
  return String(contract.id);
}

function renderRow({ contract, tasks }: ContractRow) {
  return <ContractCard contract={contract} tasks={tasks} />;
}

/** The contracts that match a search. A row is computed once per contract object. */
function useContractRows(contracts: readonly Contract[], search: string): readonly ContractRow[] {
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
        toContractRow(contract, selectNeeds(getState(), contract), changed.includes(toIdKey(contract.id))),
      ),
    [userId, outbox, changed, getState],
  );
  const all = useMemo(() => contracts.map(toRow), [contracts, toRow]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the state behind getState
  return useMemo(() => searchRows(all, search, (id) => selectName(getState(), id)), [all, search, names, getState]);
}
