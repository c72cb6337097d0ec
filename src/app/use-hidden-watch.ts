import { useEffect, useEffectEvent, useState } from 'react';
import { useStore } from 'react-redux';
import { type News, newsSince, type Watched, watchedContracts } from '@/domain/contract/attention';
import { type Id, idKey } from '@/domain/primitives/ids';
import { logger } from '@/lib/logger';
import { selectUserId } from '@/store/auth/auth.selectors';
import { loadMessages } from '@/store/chat/chat.thunks';
import { loadContract } from '@/store/contracts/load.thunks';
import { selectNeeds } from '@/store/contracts/needs.selectors';
import { useAppDispatch } from '@/store/setup/hooks';
import type { RootState } from '@/store/setup/store-types';

/** Nobody looks: often enough to be told, and far from the rhythm of a screen that is shown. */
const INTERVAL_MS = 60_000;

/**
 * While the tab is hidden and the person asked to be told, looks now and then for what came up since they left, and
 * hands on what is new. A hidden tab asks for nothing otherwise.
 */
export function useHiddenWatch(enabled: boolean, open: Id | null, onNews: (news: News[]) => void): void {
  const dispatch = useAppDispatch();
  const { getState } = useStore<RootState>();
  const hidden = useHidden();
  const look = useEffectEvent(async (before: Watched[]): Promise<Watched[]> => {
    for (const id of watchedContracts(getState().contracts.contracts, open)) {
      // A failure was logged where it happened; the next look comes.
      await dispatch(loadContract(id)).catch(() => undefined);
      await dispatch(loadMessages(id)).catch(() => undefined);
    }
    const after = watched(getState());
    const news = newsSince(before, after, selectUserId(getState()));
    if (document.visibilityState === 'hidden' && news.length > 0) onNews(news);
    return after;
  });

  useEffect(() => {
    if (!enabled || !hidden) return;
    let known = watched(getState());
    let looking = false;
    const timer = setInterval(async () => {
      if (looking) return;
      looking = true;
      try {
        known = await look(known);
      } catch (error) {
        logger.error(`Looking for news failed: ${String(error)}`);
      } finally {
        looking = false;
      }
    }, INTERVAL_MS);
    return () => clearInterval(timer);
  }, [enabled, hidden, getState]);
}

function watched(state: RootState): Watched[] {
  return state.contracts.contracts
    .filter(({ status }) => status === 'active')
    .map((contract) => ({
      contract,
      needs: selectNeeds(state, contract),
      messages: state.chat.byContract[idKey(contract.id)]?.messages ?? null,
    }));
}

function useHidden(): boolean {
  const [hidden, setHidden] = useState(document.visibilityState === 'hidden');
  useEffect(() => {
    const onChange = () => setHidden(document.visibilityState === 'hidden');
    document.addEventListener('visibilitychange', onChange);
    return () => document.removeEventListener('visibilitychange', onChange);
  }, []);
  return hidden;
}
