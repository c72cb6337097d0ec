import ArrowDownWideNarrow from 'lucide-react/icons/arrow-down-wide-narrow';
import { contractSearchMessages } from '@/content/contract-search.messages';
import { contractMessages } from '@/content/contracts.messages';
import {
  CONTRACT_ORDERS,
  type ContractFilter,
  type ContractListQuery,
  type ContractOrder,
  filterCounts,
} from '@/domain/contract/contract-list';
import type { Contract } from '@/domain/models';
import { useMessages } from '@/i18n/use-messages';
import { FilterChips } from '@/ui/fields/filter-chips';
import { SearchField } from '@/ui/fields/search-field';
import { SelectField } from '@/ui/fields/select-field';

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
  const chips = filterCounts(contracts).map(({ filter, count }) => ({ key: filter, label: label(filter), count }));
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
