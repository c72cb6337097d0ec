import type { ContractFilter, ContractOrder } from '@/domain/contract/contract-list';
import { i18n } from '@/i18n/i18n';
import { count } from '@/i18n/plural';

const ORDERS: Record<`order-${ContractOrder}`, string> = {
  'order-waiting': 'What waits for me',
  'order-newest': 'Newest',
  'order-modified': 'Recently modified',
  'order-title': 'Title',
};

/** Statuses are named as on their badges (contracts.messages.ts). */
const FILTERS: Record<`filter-${Extract<ContractFilter, 'all' | 'other'>}`, string> = {
  'filter-all': 'All',
  'filter-other': 'Other',
};

/** Search, filters and order of /contracts. */
export const contractSearchMessages = i18n('contractSearch', {
  ...ORDERS,
  ...FILTERS,
  search: 'Search your contracts',
  clearSearch: 'Clear the search',
  placeholder: 'Title, description or counterparty',
  filters: 'Filter by status',
  order: 'Sort by',
  none: 'No contract fits. Change the search, or show all of them.',
  showAll: 'Show all contracts',
  found: count({ one: '{count} contract', many: '{count} contracts' }),
  depositDue: 'Deposit',
  depositsDue: count({ one: '{count} deposit waits for you', many: '{count} deposits wait for you' }),
});
