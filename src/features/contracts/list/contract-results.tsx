import SearchX from 'lucide-react/icons/search-x';
import { useDeferredValue, useMemo } from 'react';
import { contractSearchMessages } from '@/content/contract-search.messages';
import { type ContractRow, contractorsOf, WHOLE_LIST } from '@/domain/contract/contract-list';
import type { Contract } from '@/domain/models';
import { ContractCard } from '@/features/contracts/list/contract-card';
import { ContractListControls } from '@/features/contracts/list/contract-list-controls';
import { useContractRows } from '@/features/contracts/list/use-contract-rows';
import { useListQuery } from '@/features/contracts/list/use-list-query';
import { usePeople } from '@/features/contracts/use-people';
import { useMessages } from '@/i18n/use-messages';
import { Button } from '@/ui/button/button';
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
  const rows = useContractRows(contracts, useDeferredValue(searchable ? query : WHOLE_LIST));
  usePeople(useMemo(() => contractorsOf(contracts), [contracts]));
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
          action={<Button onClick={() => setQuery({ ...WHOLE_LIST, order: query.order })}>{t.showAll}</Button>}
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
