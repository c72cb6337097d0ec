import { combineSlices, configureStore, createAction, type Reducer } from '@reduxjs/toolkit';
import { isSameId } from '@/domain/primitives/ids';
import { readStoredUser } from '@/services/schemas/stored-user';
import { authSlice, loginSuccess, toAuthState } from '@/store/auth/auth.slice';
import { loggedOut } from '@/store/core/session.actions';
import type { AppStore, BaseState, BaseStore, MemberState, RootState } from '@/store/core/store-types';
import { readStored } from '@/store/device/read-storage';

/** The slices that survive a reload. */
export type PersistedState = Pick<RootState, 'auth' | 'ownKey' | 'contracts' | 'outbox' | 'clauses'>;

/** Replaces the state with what local storage holds; all other slices are reset. */
export const sessionAdopted = createAction<PersistedState>('session/adopted');

/** The store of the first screen: the session only. Member slices are injected later (`injectMemberSlices`). */
export function createBaseStore(): BaseStore {
  const user = readStored('user', readStoredUser);
  const slices = combineSlices(authSlice).withLazyLoadedSlices<MemberState>();
  const store = configureStore({
    reducer: handleSessions(slices),
    // The development checks stay, but without their warnings about time, which depends on the machine.
    middleware: (getDefaults) =>
      getDefaults({
        immutableCheck: { warnAfter: Number.POSITIVE_INFINITY },
        serializableCheck: { warnAfter: Number.POSITIVE_INFINITY },
      }),
    preloadedState: { auth: toAuthState(user) },
  });
  return Object.assign(store, { slices });
}

export function isFullStore(store: BaseStore): store is AppStore {
  return 'contracts' in store.getState();
}

type State = BaseState & Partial<MemberState>;

/** Resets the slices when the session changes. */
function handleSessions(slices: Reducer<State>): Reducer<State> {
  const reset = (state: State | undefined) => slices(state, loggedOut());
  return (state, action) => {
    if (sessionAdopted.match(action)) return { ...reset(state), ...action.payload };
    const user = state?.auth.user;
    const isSwitch = loginSuccess.match(action) && user && !isSameId(user.id, action.payload.id);
    return slices(isSwitch ? reset(state) : state, action);
  };
}
