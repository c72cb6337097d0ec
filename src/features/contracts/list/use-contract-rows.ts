import { useMemo } from 'react';
import { useStore } from 'react-redux';
import { type ContractListQuery, type ContractRow, contractRow, listRows } from '@/domain/contract/contract-list';
import type { Contract } from '@/domain/models';
import { mapKept } from '@/lib/map-kept';
import { selectUserId } from '@/store/auth/auth.selectors';
import { selectNeeds } from '@/store/contracts/needs.selectors';
import { selectName } from '@/store/people/people.thunks';
import { useAppSelector } from '@/store/setup/hooks';
import type { RootState } from '@/store/setup/store-types';

/** The contracts as the query leaves and orders them; what one row needs is worked out once per contract. */
export function useContractRows(contracts: readonly Contract[], query: ContractListQuery): ContractRow[] {
  const { getState } = useStore<RootState>();
  // What the rows are read off, so that they are read again when it changes.
  const userId = useAppSelector(selectUserId);
  const outbox = useAppSelector((state) => state.outbox);
  const names = useAppSelector((state) => state.people.names);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the state behind getState
  const rowsOf = useMemo(
    () => mapKept((contract: Contract) => contractRow(contract, selectNeeds(getState(), contract))),
    [userId, outbox, getState],
  );
  const rows = useMemo(() => rowsOf(contracts), [rowsOf, contracts]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the state behind getState
  return useMemo(() => listRows(rows, query, (id) => selectName(getState(), id)), [rows, query, names, getState]);
}
