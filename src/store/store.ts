import { configureStore } from '@reduxjs/toolkit';
import { loadPersisted, persistChanges } from '@/store/persistence';
import { rootReducer } from '@/store/root-reducer';

/** The store with what local storage held, keeping local storage up to date from then on. */
export function createAppStore() {
  const store = configureStore({ reducer: rootReducer, preloadedState: loadPersisted() });
  persistChanges(store);
  return store;
}

export type AppStore = ReturnType<typeof createAppStore>;
