import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { User } from '@/domain/models';
import type { ErrorData } from '@/domain/primitives/errors';
import { loggedOut } from '@/store/core/session.actions';

/** docs/specification.md#3-entities-and-their-fields */
export interface AuthState {
  user: User | null;
  isAuthenticated: boolean;
  loading: boolean;
  error: ErrorData | null;
}

declare module '@/store/core/store-types' {
  interface BaseState {
    auth: AuthState;
  }
}

export function toAuthState(user: User | null): AuthState {
  return { user, isAuthenticated: user !== null, loading: false, error: null };
}

export const SIGNED_OUT = toAuthState(null);

function startRequest(state: AuthState): void {
  state.loading = true;
  state.error = null;
}

function failRequest(state: AuthState, action: PayloadAction<ErrorData>): void {
  state.loading = false;
  state.error = action.payload;
}

export const authSlice = createSlice({
  name: 'auth',
  initialState: SIGNED_OUT,
  reducers: {
    loginStart: startRequest,
    loginSuccess: (_state, action: PayloadAction<User>) => toAuthState(action.payload),
    loginFailure: failRequest,
    registerStart: startRequest,
    // The user logs in next (docs/specification.md#4-states-and-transitions).
    registerSuccess: (state) => {
      state.loading = false;
      state.error = null;
    },
    registerFailure: failRequest,
    authErrorDismissed: (state) => {
      state.error = null;
    },
  },
  extraReducers: (builder) => builder.addCase(loggedOut, () => SIGNED_OUT),
});

export const {
  loginStart,
  loginSuccess,
  loginFailure,
  registerStart,
  registerSuccess,
  registerFailure,
  authErrorDismissed,
} = authSlice.actions;
