import { combineReducers, configureStore, type EnhancedStore } from '@reduxjs/toolkit';
import { readStoredUser } from '@/services/schemas/stored-user';
import { authReducer, SIGNED_OUT, signedIn } from '@/store/auth/auth.slice';
import { deviceReducer } from '@/store/device/device.slice';
import { probeStorage } from '@/store/persistence/browser-storage';
import { restore } from '@/store/persistence/restore';
import { KEYS } from '@/store/persistence/storage-keys';
import type { AppDispatch, RootState } from '@/store/setup/store-types';

const baseReducer = combineReducers({ auth: authReducer, device: deviceReducer });

/** What the login screen and the frame around the screens need of the state. */
export type BaseState = ReturnType<typeof baseReducer>;

/** The slices that only members have are there once it is whole (whole-store.ts). */
export type AppStore = EnhancedStore<RootState> & { dispatch: AppDispatch };

/** The store of the first screen: who is signed in, and no more, so that the other slices can come later. */
export function createBaseStore(): AppStore {
  const user = restore(KEYS.user, readStoredUser);
  const store = configureStore({
    reducer: baseReducer,
    preloadedState: { auth: user === null ? SIGNED_OUT : signedIn(user), device: { storage: probeStorage() } },
  });
  // Its readers ask for `BaseState`, or wait for the whole store.
  return store as unknown as AppStore;
}

export function isFullStore(store: AppStore): boolean {
  return 'contracts' in store.getState();
}
