import { configureStore } from '@reduxjs/toolkit';
import { probeStorage } from '@/store/browser-storage';
import { storageFound } from '@/store/device/device.slice';
import { loadPersisted, persistChanges } from '@/store/persistence';
import { rootReducer } from '@/store/root-reducer';
import { followTabs } from '@/store/tabs';

/** The store with what local storage held, keeping local storage and the other tabs up to date from then on. */
export function createAppStore() {
  const store = configureStore({ reducer: rootReducer, preloadedState: loadPersisted() });
  store.dispatch(storageFound(probeStorage()));
  followTabs(store, persistChanges(store));
  return store;
}

export type AppStore = ReturnType<typeof createAppStore>;
