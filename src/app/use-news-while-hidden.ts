import { useEffect, useRef } from 'react';
import { useStore } from 'react-redux';
import { type ContractSnapshot, findNews, type News, pickContractsToWatch } from '@/domain/contracts/attention';
import { type Id, toIdKey } from '@/domain/primitives/ids';
import { usePolling } from '@/lib/use-polling';
import { selectUserId } from '@/store/auth/auth.selectors';
import { loadMessages } from '@/store/chat/chat.thunks';
import { loadContract } from '@/store/contracts/load.thunks';
import { loadUnnamedLists } from '@/store/contracts/transaction-lists.thunks';
import { useAppDispatch } from '@/store/core/hooks';
import type { RootState } from '@/store/core/store-types';
import { selectNeeds } from '@/store/needs/needs.selectors';

const INTERVAL_MS = 60_000;

/** While the tab is hidden, polls the watched contracts and reports news since the user left the tab. */
export function useNewsWhileHidden(openContract: Id | null, onNews: (news: News[]) => void): void {
  const dispatch = useAppDispatch();
  const { getState } = useStore<RootState>();
  const known = useRef<ContractSnapshot[]>([]);

  useEffect(() => {
    const remember = () => {
      known.current = selectWatched(getState());
    };
    remember();
    document.addEventListener('visibilitychange', remember);
    return () => document.removeEventListener('visibilitychange', remember);
  }, [getState]);

  async function refresh(signal: AbortSignal): Promise<void> {
    const before = known.current;
    for (const id of pickContractsToWatch(getState().contracts.contracts, openContract)) {
      // Failures are logged where they happen, and the next turn tries again.
      await dispatch(loadContract(id, signal)).catch(() => undefined);
      await dispatch(loadUnnamedLists(id, signal));
      await dispatch(loadMessages(id, signal)).catch(() => undefined);
    }
    const after = selectWatched(getState());
    const news = findNews(before, after, selectUserId(getState()));
    if (document.visibilityState === 'hidden' && news.length > 0) onNews(news);
    known.current = after;
  }

  usePolling(refresh, INTERVAL_MS, { enabled: true, whileHidden: true });
}

function selectWatched(state: RootState): ContractSnapshot[] {
  return state.contracts.contracts
    .filter(({ status }) => status === 'active')
    .map((contract) => ({
      contract,
      needs: selectNeeds(state, contract),
      messages: state.chat.byContract[toIdKey(contract.id)]?.messages ?? null,
    }));
}
