import { combineReducers, configureStore, type EnhancedStore } from '@reduxjs/toolkit';
import { readStoredUser } from '@/services/schemas/stored-user';
import { authReducer, SIGNED_OUT, signedIn } from '@/store/auth/auth.slice';
import { deviceReducer } from '@/store/device/device.slice';
import { probeStorage } from '@/store/persistence/browser-storage';
import { restore } from '@/store/persistence/restore';
import { KEYS } from '@/store/persistence/storage-keys';
import type { AppDispatch, RootState } from '@/store/setup/store-types';

const visitorReducer = combineReducers({ auth: authReducer, device: deviceReducer });

/** What the login screen and the frame around the screens need of the state. */
export type VisitorState = ReturnType<typeof visitorReducer>;

/** The slices that only members have are there once it is whole (whole-store.ts). */
export type AppStore = EnhancedStore<RootState> & { dispatch: AppDispatch };

/** The store of the first screen: who is signed in, and no more, so that the other slices can come later. */
export function createVisitorStore(): AppStore {
  const user = restore(KEYS.user, readStoredUser);
  const store = configureStore({
    reducer: visitorReducer,
    preloadedState: { auth: user === null ? SIGNED_OUT : signedIn(user), device: { storage: probeStorage() } },
  });
  // Its readers ask for `VisitorState`, or wait for the whole store.
  return store as unknown as AppStore;
}

export function isWhole(store: AppStore): boolean {
  return 'contracts' in store.getState();
}
