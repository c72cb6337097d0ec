import { useEffect } from 'react';
import type { Id } from '@/domain/primitives/ids';
import { toIdKey } from '@/domain/primitives/ids';
import { TIMERS } from '@/domain/timers';
import { usePolling } from '@/lib/use-polling';
import { selectContract } from '@/store/contracts/contracts.selectors';
import { useAppDispatch, useAppSelector } from '@/store/core/hooks';
import { selectKnownArbitratorKey } from '@/store/keys/keys.selectors';
import { syncSeals } from '@/store/seals/sync-seals.thunks';

/** Keeps the signed terms of the contract on screen up to date: with the contract, its chat, and other tabs. */
export function useSeals(contractId: Id): void {
  const dispatch = useAppDispatch();
  const contract = useAppSelector((state) => selectContract(state, contractId));
  const messages = useAppSelector((state) => state.chat.byContract[toIdKey(contractId)]?.messages);
  const arbitratorKey = useAppSelector((state) => selectKnownArbitratorKey(state, contractId));

  // biome-ignore lint/correctness/useExhaustiveDependencies: read again whenever what they depend on changes
  useEffect(() => {
    void dispatch(syncSeals(contractId));
  }, [dispatch, contractId, contract, messages, arbitratorKey]);
  usePolling(() => dispatch(syncSeals(contractId)), TIMERS.chat, { enabled: true, key: toIdKey(contractId) });
}
