import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { User } from '@/domain/models';
import type { ErrorData } from '@/domain/primitives/errors';
import { loggedOut } from '@/store/setup/session.actions';

/** docs/specification.md#3-entities-and-their-fields. */
export interface AuthState {
  user: User | null;
  isAuthenticated: boolean;
  loading: boolean;
  error: ErrorData | null;
}

export const SIGNED_OUT: AuthState = { user: null, isAuthenticated: false, loading: false, error: null };

export function signedIn(user: User): AuthState {
  return { user, isAuthenticated: true, loading: false, error: null };
}

function start(state: AuthState): void {
  state.loading = true;
  state.error = null;
}

function failure(state: AuthState, action: PayloadAction<ErrorData>): void {
  state.loading = false;
  state.error = action.payload;
}

const authSlice = createSlice({
  name: 'auth',
  initialState: SIGNED_OUT,
  reducers: {
    loginStart: start,
    loginSuccess: (_state, action: PayloadAction<User>) => signedIn(action.payload),
    loginFailure: failure,
    registerStart: start,
    // Success signs nobody in: the user logs in next (docs/specification.md#4-states-and-transitions).
    registerSuccess: (state) => {
      state.loading = false;
    },
    registerFailure: failure,
    authErrorDismissed: (state) => {
      state.error = null;
    },
  },
  extraReducers: (builder) => builder.addCase(loggedOut, () => SIGNED_OUT),
});

export const authReducer = authSlice.reducer;
export const {
  loginStart,
  loginSuccess,
  loginFailure,
  registerStart,
  registerSuccess,
  registerFailure,
  authErrorDismissed,
} = authSlice.actions;
