import { isSameId } from '@/domain/primitives/ids';
import { readStoredUser } from '@/services/schemas/stored-user';
import { accountMerged } from '@/store/account/account.slice';
import { toAuthState } from '@/store/auth/auth.slice';
import { contractsSet } from '@/store/contracts/contracts.slice';
import { shareStructure } from '@/store/contracts/share-structure';
import { importsChangedElsewhere } from '@/store/imports/imports.slice';
import { loadPersisted } from '@/store/persistence/load-persisted';
import type { Persistence } from '@/store/persistence/persistence';
import { parseText } from '@/store/persistence/read-storage';
import { parseAccount, parseContracts } from '@/store/persistence/stored-state';
import { readMemory } from '@/store/pins/memory.thunks';
import { sessionAdopted } from '@/store/setup/base-store';
import { loggedOut } from '@/store/setup/session.actions';
import type { AppStore } from '@/store/setup/store-types';

/**
 * Follows the changes that other tabs of this browser write to local storage (docs/architecture.md#tabs). They are not
 * written again, so that nothing echoes.
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

/** What a storage event changes in the state; `null`: nothing. */
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
    case 'account': {
      const account = parseText(newValue, parseAccount);
      return account === null ? null : () => store.dispatch(accountMerged(account));
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
