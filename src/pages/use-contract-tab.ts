import { useCallback, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Id } from '@/domain/primitives/ids';
import { selectReceivedCount } from '@/store/chat/chat.selectors';
import { useAppSelector } from '@/store/core/hooks';

export const CONTRACT_TABS = ['guarantees', 'chat', 'terms'] as const;
export type ContractTab = (typeof CONTRACT_TABS)[number];

/** The tab of a narrow screen. Stored in the current history entry, so that Back and a reload restore it. */
export function useContractTab(): [ContractTab, (tab: ContractTab) => void] {
  const { search, hash, state } = useLocation();
  const navigate = useNavigate();
  const shown = new URLSearchParams(search).get('tab');
  const select = useCallback(
    (tab: ContractTab) => {
      const others = new URLSearchParams(search);
      if (tab === 'guarantees') others.delete('tab');
      else others.set('tab', tab);
      void navigate({ search: others.toString(), hash }, { replace: true, state, preventScrollReset: true });
    },
    [navigate, search, hash, state],
  );
  return [CONTRACT_TABS.find((tab) => tab === shown) ?? 'guarantees', select];
}

/** Messages of others that arrived since the chat was last on screen. */
export function useUnread(contractId: Id, isShown: boolean): number {
  const loaded = useAppSelector((state) => selectReceivedCount(state, contractId));
  // Keeps the last count while the chat fails to load.
  const [count, setCount] = useState(loaded);
  if (loaded !== null && loaded !== count) setCount(loaded);
  // Messages of the first load are not new.
  const [seen, setSeen] = useState<number | null>(null);
  if (count !== null && count !== seen && (seen === null || isShown || count < seen)) setSeen(count);
  return count === null || seen === null ? 0 : Math.max(0, count - seen);
}
