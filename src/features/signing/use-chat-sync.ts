import { useEffect, useEffectEvent } from 'react';
import { type Id, toIdKey } from '@/domain/primitives/ids';
import { TIMERS } from '@/domain/timers';
import { usePolling } from '@/lib/use-polling';
import { selectContract } from '@/store/contracts/contracts.selectors';
import { useAppDispatch, useAppSelector } from '@/store/core/hooks';
import type { AppThunk } from '@/store/core/store-types';
import { isSameJson } from '@/store/device/merge-changes';
import { selectKnownArbitratorKey } from '@/store/keys/keys.selectors';
import { selectPartyPlace } from '@/store/seals/party-place';

/**
 * Reads what the parties have signed in the chat: with the contract, its messages and the keys that verify them, and again at each turn of
 * the chat, for what other tabs have learned.
 */
export function useChatSync(contractId: Id, sync: (contractId: Id) => AppThunk<Promise<void>>): void {
  const dispatch = useAppDispatch();
  const contract = useAppSelector((state) => selectContract(state, contractId));
  const messages = useAppSelector((state) => state.chat.byContract[toIdKey(contractId)]?.messages);
  const arbitratorKey = useAppSelector((state) => selectKnownArbitratorKey(state, contractId));
  // The keys are checked after the chat has arrived, or before.
  const place = useAppSelector((state) => {
    const shown = selectContract(state, contractId);
    return shown === null ? null : selectPartyPlace(state, shown);
  }, isSameJson);
  const syncNow = useEffectEvent(() => void dispatch(sync(contractId)));

  // biome-ignore lint/correctness/useExhaustiveDependencies: read again whenever what they depend on changes
  useEffect(() => syncNow(), [contractId, contract, messages, arbitratorKey, place]);
  usePolling(() => dispatch(sync(contractId)), TIMERS.chat, { enabled: true, key: toIdKey(contractId) });
}
