import { isSameId } from '@/domain/primitives/ids';
import { readStoredUser } from '@/services/schemas/stored-user';
import { toAuthState } from '@/store/auth/auth.slice';
import { sessionAdopted } from '@/store/boot/base-store';
import { loadPersisted } from '@/store/boot/load-persisted';
import type { Persistence } from '@/store/boot/persistence';
import { parseContracts, parseOwnKey } from '@/store/boot/stored-state';
import { contractsSet } from '@/store/contracts/contracts.slice';
import { importsChangedElsewhere } from '@/store/contracts/imports.slice';
import { shareStructure } from '@/store/contracts/share-structure';
import { loggedOut } from '@/store/core/session.actions';
import type { AppStore } from '@/store/core/store-types';
import { parseText } from '@/store/device/read-storage';
import { readMemory } from '@/store/keys/key-memory.thunks';
import { ownKeyMerged } from '@/store/keys/own-key.slice';

/**
 * Follows the changes that other tabs of this browser write to local storage (docs/architecture.md#tabs). They are not
 * written again, which would trigger events in the other tabs.
 */
export function followTabs(store: AppStore, persistence: Persistence): void {
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
    case 'imports':
      return () => store.dispatch(importsChangedElsewhere());
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
