import { useEffect, useEffectEvent } from 'react';
import { getRole } from '@/domain/contracts/permissions';
import type { Contract } from '@/domain/models';
import { type Id, toIdKey } from '@/domain/primitives/ids';
import { isInChat } from '@/domain/terms/chat-line';
import { findOwnSigned, type SignedTerms } from '@/domain/terms/record';
import { isToBeAccepted, isUndecided, type TermsView } from '@/domain/terms/state';
import type { TermsRole } from '@/domain/terms/terms';
import { TIMERS } from '@/domain/timers';
import { usePolling } from '@/lib/use-polling';
import { selectUserId } from '@/store/auth/auth.selectors';
import { selectContract } from '@/store/contracts/contracts.selectors';
import { loadContract } from '@/store/contracts/load.thunks';
import { useAppDispatch, useAppSelector } from '@/store/core/hooks';
import { isSameJson } from '@/store/device/merge-changes';
import { selectKnownArbitratorKey } from '@/store/keys/keys.selectors';
import { selectPartyPlace } from '@/store/payout-addresses/party-place';
import { selectName } from '@/store/people/people.thunks';
import { syncReturns } from '@/store/returns/sync-returns.thunks';
import {
  selectAreTermsKnown,
  selectContractTerms,
  selectTermsRole,
  selectTermsView,
} from '@/store/terms/terms.selectors';
import type { ContractTerms } from '@/store/terms/terms.slice';

/** Keeps the signed terms of the contract on screen up to date: with the contract, its chat, and other tabs. */
export function useTermsInStep(contractId: Id): void {
  const dispatch = useAppDispatch();
  useChatSync(contractId);
  // A change ends with the contract, and a new signature is about another one than this: neither waits for its slow poll.
  const isOpen = useAppSelector((state) => isToBeAccepted(selectTermsView(state, contractId)));
  const unknown = useAppSelector((state) => countUnknown(selectContractTerms(state, contractId)));
  const load = (signal?: AbortSignal) => dispatch(loadContract(contractId, signal));
  usePolling(load, TIMERS.chat, { enabled: isOpen, key: toIdKey(contractId) });
  const loadNow = useEffectEvent(() => void load().catch(() => undefined));
  useEffect(() => {
    if (unknown > 0) loadNow();
  }, [unknown]);
}

/**
 * Reads what the parties have signed in the chat: with the contract, its messages and the keys that verify them, and again at each turn of
 * the chat, for what other tabs have learned.
 */
function useChatSync(contractId: Id): void {
  const dispatch = useAppDispatch();
  const contract = useAppSelector((state) => selectContract(state, contractId));
  const messages = useAppSelector((state) => state.chat.byContract[toIdKey(contractId)]?.messages);
  const arbitratorKey = useAppSelector((state) => selectKnownArbitratorKey(state, contractId));
  // The keys are checked after the chat has arrived, or before.
  const place = useAppSelector((state) => {
    const shown = selectContract(state, contractId);
    return shown === null ? null : selectPartyPlace(state, shown);
  }, isSameJson);
  const syncNow = useEffectEvent(() => void dispatch(syncReturns(contractId)));

  // biome-ignore lint/correctness/useExhaustiveDependencies: read again whenever what they depend on changes
  useEffect(() => syncNow(), [contractId, contract, messages, arbitratorKey, place]);
  usePolling(() => dispatch(syncReturns(contractId)), TIMERS.chat, { enabled: true, key: toIdKey(contractId) });
}

/** Signatures of terms that this device does not have. */
function countUnknown(contractTerms: ContractTerms | null): number {
  return Object.values(contractTerms?.lines ?? {}).filter(({ verdict }) => verdict === 'other-terms').length;
}

/** The signed terms of a contract as the screens show them. */
export interface TermsScreen {
  view: TermsView;
  contractTerms: ContractTerms;
  role: TermsRole;
  /** Name or id of the other party. */
  other: string;
}

/** `null` until the signatures are known, and for everybody but the two parties. */
export function useTermsScreen(contract: Contract): TermsScreen | null {
  const view = useAppSelector((state) => selectTermsView(state, contract.id));
  const contractTerms = useAppSelector((state) => selectContractTerms(state, contract.id));
  const role = useAppSelector((state) => selectTermsRole(state, contract));
  const other = useOtherName(contract);
  const isKnown = useAppSelector((state) => selectAreTermsKnown(state, contract.id));
  return !isKnown || view === null || contractTerms === null || role === null
    ? null
    : { view, contractTerms, role, other };
}

/** Name or id of the other party, for its contractors. */
function useOtherName(contract: Contract): string {
  const isOwner = getRole(contract, useAppSelector(selectUserId)) === 'owner';
  const id = contract.contractors[isOwner ? 1 : 0] ?? '';
  return useAppSelector((state) => selectName(state, id)) ?? String(id);
}

/** Nothing about the signed terms has to be read before anything else. */
export function useAreTermsCalm(contract: Contract): boolean {
  const screen = useTermsScreen(contract);
  const unsent = useUnsentSignature(contract, screen);
  if (screen === null) return true;
  const { view, contractTerms } = screen;
  const isLost = !contractTerms.isKept && contractTerms.record.signed.length > 0;
  return !isToBeAccepted(view) && !isUndecided(view) && !isLost && unsent === null;
}

/** The user's own signature of the terms as they are, which is not in the chat. */
export function useUnsentSignature(contract: Contract, screen: TermsScreen | null): SignedTerms | null {
  const isLoaded = useAppSelector(({ chat }) => chat.byContract[toIdKey(contract.id)]?.state === 'ready');
  if (!isLoaded || screen === null) return null;
  const { view, contractTerms, role } = screen;
  const signed = findOwnSigned(contractTerms.record, view.text, role);
  return signed === null || isInChat(Object.values(contractTerms.lines), signed.hash, role) ? null : signed;
}
