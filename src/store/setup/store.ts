import { isSameUser } from '@/store/auth/same-user';
import { loadPersisted, sessionAdopted } from '@/store/persistence/load-persisted';
import { persistChanges } from '@/store/persistence/persistence';
import { followTabs } from '@/store/persistence/tabs';
import { type AppStore, createBaseStore, isFullStore } from '@/store/setup/base-store';
import { rootReducer } from '@/store/setup/root-reducer';

/** The whole store with what local storage held, keeping local storage and the other tabs up to date from then on. */
export function createAppStore(): AppStore {
  const store = createBaseStore();
  injectMemberSlices(store);
  return store;
}

/** Gives a visitor's store all the other slices, as local storage held them. Harmless to call again. */
export function injectMemberSlices(store: AppStore): void {
  if (isFullStore(store)) return;
  const { auth } = store.getState();
  const persisted = loadPersisted();
  store.replaceReducer(rootReducer);
  // A login that is under way goes on; a session that another tab began or ended meanwhile counts.
  store.dispatch(sessionAdopted(isSameUser(auth.user, persisted.auth.user) ? { ...persisted, auth } : persisted));
  followTabs(store, persistChanges(store));
}
