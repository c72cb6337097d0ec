import { pickForLookUp } from '@/domain/deposits/list-look-up';
import type { Id } from '@/domain/primitives/ids';
import { findOldestReading } from '@/store/balances/readings.selectors';
import { refreshBalances } from '@/store/balances/refresh.thunks';
import { selectContract } from '@/store/contracts/contracts.selectors';
import type { AppThunk } from '@/store/core/store-types';

/**
 * Looks up the balances that the list shows, one contract after another and each only once
 * (docs/decisions/0021-explorer-requests.md). Contracts without loaded deposits, large ones, and those beyond the
 * requests of one refresh are skipped. Rejects with the first error: an explorer that does not respond gets no further
 * requests.
 */
export function refreshListed(ids: readonly Id[], signal: AbortSignal): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const contracts = ids.map((id) => selectContract(getState(), id)).filter((contract) => contract !== null);
    const getReading = (contract: (typeof contracts)[number]) => findOldestReading(getState().balances, contract);
    for (const id of pickForLookUp(contracts, getReading, Date.now())) {
      if (signal.aborted) return;
      await dispatch(refreshBalances(id, signal));
    }
  };
}
