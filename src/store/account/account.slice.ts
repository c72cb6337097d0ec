import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { KeyVerdict } from '@/domain/key/key-verdict';
import { loggedOut } from '@/store/setup/session.actions';

/** What this device knows of the account's signing key, beside the key's envelope itself (auth state, user). */
export interface AccountState {
  /** From the last login; survives a reload, since the password is not there to find out again. */
  keyVerdict: KeyVerdict | null;
  /** The key is being opened, to find out. */
  checkingKey: boolean;
  /** Public key of the account registered here whose backup was neither downloaded nor declined yet. */
  backupDue: string | null;
}

export const NO_ACCOUNT: AccountState = { keyVerdict: null, checkingKey: false, backupDue: null };

export const accountSlice = createSlice({
  name: 'account',
  initialState: NO_ACCOUNT,
  reducers: {
    keyCheckStarted: (state) => {
      state.keyVerdict = 'unchecked';
      state.checkingKey = true;
    },
    keyChecked: (state, { payload }: PayloadAction<KeyVerdict>) => {
      state.keyVerdict = payload;
      state.checkingKey = false;
    },
    keyMade: (state, { payload }: PayloadAction<string>) => {
      state.backupDue = payload;
    },
    /** As another tab of this browser found or did it. */
    accountMerged: (state, { payload }: PayloadAction<Omit<AccountState, 'checkingKey'>>) => ({
      ...state,
      ...payload,
    }),
    /** Downloaded, or not wanted. */
    backupSettled: (state) => {
      state.backupDue = null;
    },
  },
  extraReducers: (builder) => builder.addCase(loggedOut, () => NO_ACCOUNT),
});

export const { keyCheckStarted, keyChecked, keyMade, accountMerged, backupSettled } = accountSlice.actions;
