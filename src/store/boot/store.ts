import { settings } from '@/config/settings';
import { isSameId } from '@/domain/primitives/ids';
import { preparePaidAmounts } from '@/services/schemas/paid-amount';
import { readStoredUser } from '@/services/schemas/stored-user';
import { isSameUser } from '@/store/auth/auth.selectors';
import { toAuthState } from '@/store/auth/auth.slice';
import { balancesSlice } from '@/store/balances/balances.slice';
import { createBaseStore, isFullStore, type PersistedState, sessionAdopted } from '@/store/boot/base-store';
import { GATES } from '@/store/boot/gates';
import { type Persistence, persistChanges } from '@/store/boot/persistence';
import { parseClauses, parseContracts, parseIntents, parseOutbox, parseOwnKey } from '@/store/boot/stored-state';
import { chatSlice } from '@/store/chat/chat.slice';
import { clausesSlice, NO_CLAUSES } from '@/store/clauses/clauses.slice';
import { contractsSet, contractsSlice, NO_CONTRACTS } from '@/store/contracts/contracts.slice';
import { importsSlice } from '@/store/contracts/imports.slice';
import { shareStructure } from '@/store/contracts/share-structure';
import { loggedOut } from '@/store/core/session.actions';
import type { AppStore, BaseStore } from '@/store/core/store-types';
import { verificationSlice } from '@/store/deposits/verification.slice';
import { parseText, readStored } from '@/store/device/read-storage';
import { readMemory } from '@/store/keys/key-memory.thunks';
import { keysSlice } from '@/store/keys/keys.slice';
import { NO_OWN_KEY, ownKeyMerged, ownKeySlice } from '@/store/keys/own-key.slice';
import { EMPTY_OUTBOX, outboxSlice } from '@/store/outbox/outbox.slice';
import { payoutAddressesSlice } from '@/store/payout-addresses/payout-addresses.slice';
import { peopleSlice } from '@/store/people/people.slice';
import { pricesSlice } from '@/store/prices/prices.slice';
import { returnsSlice } from '@/store/returns/returns.slice';
import { registerGates } from '@/store/signing/gates';
import { termsSlice } from '@/store/terms/terms.slice';

/** A store with all slices, filled from local storage and in step with it and with the other tabs. */
export function createAppStore(): AppStore {
  return injectMemberSlices(createBaseStore());
}

/** Loads the code that reading records needs under the settings. Await before the store is filled from local storage. */
export function prepareRecords(): Promise<void> {
  return preparePaidAmounts(settings().withdrawalAmount);
}

/** Adds the member slices to the store of the first screen, and the gates of its signatures. Idempotent. */
export function injectMemberSlices(store: BaseStore): AppStore {
  if (isFullStore(store)) return store;
  registerGates(GATES);
  const { auth } = store.getState();
  const persisted = loadPersisted();
  store.slices
    .inject(ownKeySlice)
    .inject(balancesSlice)
    .inject(chatSlice)
    .inject(clausesSlice)
    .inject(contractsSlice)
    .inject(importsSlice)
    .inject(outboxSlice)
    .inject(payoutAddressesSlice)
    .inject(peopleSlice)
    .inject(keysSlice)
    .inject(pricesSlice)
    .inject(termsSlice)
    .inject(returnsSlice)
    .inject(verificationSlice);
  // A login in progress continues, unless another tab changed the session meanwhile.
  store.dispatch(sessionAdopted(isSameUser(auth.user, persisted.auth.user) ? { ...persisted, auth } : persisted));
  if (!isFullStore(store)) throw new Error('The member slices were not injected');
  followTabs(store, persistChanges(store));
  return store;
}

/**
 * Follows the changes that other tabs of this browser write to local storage (docs/architecture.md#tabs). They are not
 * written again, which would trigger events in the other tabs.
 */
function followTabs(store: AppStore, persistence: Persistence): void {
  globalThis.window?.addEventListener('storage', (event) => {
    if (event.storageArea !== null && event.storageArea !== undefined && event.storageArea !== getLocalStorage())
      return;
    const change = findChange(store, persistence, event);
    if (change !== null) persistence.withoutWriting(change);
  });
}

/** `null` if the browser blocks storage. */
function getLocalStorage(): Storage | null {
  try {
    return localStorage;
  } catch {
    return null;
  }
}

/** The change of the state that a storage event causes; `null`: none. */
function findChange(
  store: AppStore,
  { mergeContracts, lists }: Persistence,
  { key, oldValue, newValue }: StorageEvent,
): (() => void) | null {
  const { auth, contracts } = store.getState();
  // `null`: storage was cleared, by a logout.
  if (key === null || key === 'user') return findSessionChange(store, key === null ? null : newValue);
  if (auth.user === null) return null;
  switch (key) {
    case 'contracts': {
      const fresh = parseText(newValue, parseContracts);
      return fresh === null
        ? null
        : () => store.dispatch(contractsSet(mergeContracts(shareStructure(fresh, contracts.contracts))));
    }
    case 'ownKey': {
      const ownKey = parseText(newValue, parseOwnKey);
      return ownKey === null ? null : () => store.dispatch(ownKeyMerged(ownKey));
    }
    case 'keys':
      return () => void store.dispatch(readMemory());
    case 'outbox':
    case 'intents':
    case 'clauses':
      return () => lists[key].mergeFrom(oldValue, newValue);
    default:
      return null;
  }
}

/** A logout or a change of user in another tab applies to this one too. */
function findSessionChange(store: AppStore, newValue: string | null): (() => void) | null {
  const { user: current } = store.getState().auth;
  const user = parseText(newValue, readStoredUser);
  if (user === null) return current === null ? null : () => store.dispatch(loggedOut());
  if (isSameId(user.id, current?.id)) return null;
  return () => store.dispatch(sessionAdopted({ ...loadPersisted(), auth: toAuthState(user) }));
}

/** The state after a reload. Without a user, only the data of a registration that the first login needs is kept. */
function loadPersisted(): PersistedState {
  const user = readStored('user', readStoredUser);
  const ownKey = readStored('ownKey', parseOwnKey);
  const contracts = readStored('contracts', parseContracts);
  const entries = readStored('outbox', parseOutbox);
  const intents = readStored('intents', parseIntents);
  const own = readStored('clauses', parseClauses);
  return {
    auth: toAuthState(user),
    ownKey: { ...NO_OWN_KEY, ...ownKey, ...(user === null && { keyVerdict: null }) },
    contracts: user === null || contracts === null ? NO_CONTRACTS : { ...NO_CONTRACTS, contracts },
    outbox: user === null ? EMPTY_OUTBOX : { ...EMPTY_OUTBOX, entries: entries ?? [], intents: intents ?? [] },
    clauses: user === null || own === null ? NO_CLAUSES : { own },
  };
}
