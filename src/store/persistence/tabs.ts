import { sameId } from '@/domain/primitives/ids';
import { readStoredUser } from '@/services/schemas/stored-user';
import { accountAdopted } from '@/store/account/account.slice';
import { storedAccount } from '@/store/account/stored-account';
import { signedIn } from '@/store/auth/auth.slice';
import { contractsSet } from '@/store/contracts/contracts.slice';
import { shareStructure } from '@/store/contracts/share-structure';
import { loadPersisted, sessionAdopted } from '@/store/persistence/load-persisted';
import type { Persistence } from '@/store/persistence/persistence';
import { KEYS } from '@/store/persistence/storage-keys';
import { storedContracts } from '@/store/persistence/stored-shapes';
import { parsed } from '@/store/persistence/stored-text';
import { lookUpPins } from '@/store/pins/look-up.thunks';
import type { AppStore } from '@/store/setup/base-store';
import { loggedOut } from '@/store/setup/session.actions';

/*
 * Tabs of one browser agree through the storage events that one tab's writing raises in the others. What comes from
 * there is taken over without being written again, so that nothing echoes. A contract that was changed here, and is not
 * written yet, wins over the other tab's: it is written next, and the other tab takes it over. The lists that tabs merge
 * (shared-list.ts) and the pins are held against storage once more before they are written: a tab may not have heard.
 */

/** Follows login, logout, contracts, own clauses, pins, what is known of the own key and what is under way elsewhere. */
export function followTabs(store: AppStore, persistence: Persistence): void {
  globalThis.window?.addEventListener('storage', (event) => {
    if (event.storageArea !== null && event.storageArea !== undefined && event.storageArea !== ownStorage()) return;
    const change = changeOf(store, persistence, event);
    if (change !== null) persistence.quietly(change);
  });
}

function ownStorage(): Storage | null {
  try {
    return localStorage;
  } catch {
    return null;
  }
}

function changeOf(
  store: AppStore,
  { adopted, lists }: Persistence,
  { key, oldValue, newValue }: StorageEvent,
): (() => void) | null {
  const { auth, contracts } = store.getState();
  // `null`: everything was cleared, which is how a logout looks from here.
  if (key === null || key === KEYS.user) return sessionChange(store, key === null ? null : newValue);
  if (auth.user === null) return null;
  switch (key) {
    case KEYS.contracts: {
      const fresh = parsed(newValue, storedContracts);
      return fresh === null
        ? null
        : () => store.dispatch(contractsSet(adopted(shareStructure(fresh, contracts.contracts))));
    }
    case KEYS.account: {
      const account = parsed(newValue, storedAccount);
      return account === null ? null : () => store.dispatch(accountAdopted(account));
    }
    case KEYS.pins:
      return () => store.dispatch(lookUpPins());
    case KEYS.outbox:
    case KEYS.intents:
    case KEYS.clauses:
      return () => lists[key].heard(oldValue, newValue);
    default:
      return null;
  }
}

/** Signed out there: signed out here. Somebody else signed in there: this tab is theirs as well. */
function sessionChange(store: AppStore, newValue: string | null): (() => void) | null {
  const before = store.getState().auth.user;
  const user = parsed(newValue, readStoredUser);
  if (user === null) return before === null ? null : () => store.dispatch(loggedOut());
  if (sameId(user.id, before?.id)) return null;
  return () => store.dispatch(sessionAdopted({ ...loadPersisted(), auth: signedIn(user) }));
}
