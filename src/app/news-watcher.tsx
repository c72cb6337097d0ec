import { useEffect, useRef } from 'react';
import { useStore } from 'react-redux';
import { matchPath, useLocation } from 'react-router-dom';
import { PATHS } from '@/config/paths';
import { attentionMessages } from '@/content/attention.messages';
import { type ContractSnapshot, findNews, pickContractsToWatch } from '@/domain/contracts/attention';
import { toShownText } from '@/domain/primitives/foreign-text';
import { toIdKey } from '@/domain/primitives/ids';
import { useMessages } from '@/i18n/use-messages';
import { logger } from '@/lib/logger';
import { usePolling } from '@/lib/use-polling';
import { selectUserId } from '@/store/auth/auth.selectors';
import { loadMessages } from '@/store/chat/chat.thunks';
import { loadContract } from '@/store/contracts/load.thunks';
import { loadUnnamedLists } from '@/store/contracts/transaction-lists.thunks';
import { useAppDispatch } from '@/store/core/hooks';
import type { RootState } from '@/store/core/store-types';
import { selectNeeds } from '@/store/needs/needs.selectors';

const INTERVAL_MS = 60_000;

/** While the tab is hidden, polls the watched contracts and notifies the user of news since they left it. Renders nothing. */
export function NewsWatcher() {
  const t = useMessages(attentionMessages);
  const dispatch = useAppDispatch();
  const { getState } = useStore<RootState>();
  const openContract = matchPath(PATHS.contract, useLocation().pathname)?.params.id ?? null;
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
    known.current = after;
    if (document.visibilityState === 'hidden' && news.length > 0)
      notify(news.map(({ title }) => toShownText(title)).join(', '), t.news);
  }

  usePolling(refresh, INTERVAL_MS, { enabled: true, whileHidden: true });
  return null;
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

/** Shows a notification that replaces an earlier one. */
function notify(title: string, body: string): void {
  try {
    const shown = new Notification(title, { body, tag: 'news', icon: '/favicon.svg' });
    shown.onclick = () => {
      window.focus();
      shown.close();
    };
  } catch (error) {
    // Chrome on Android has the constructor but refuses it to pages.
    logger.warn(`This browser shows no notifications to pages: ${String(error)}`);
  }
}
