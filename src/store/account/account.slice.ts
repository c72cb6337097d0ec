import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { KeyVerdict } from '@/domain/key/key-verdict';
import { loggedOut } from '@/store/setup/session.actions';

/** What this device knows about the account's signing key. The key envelope itself is part of the user. */
export interface AccountState {
  /** From the last login. Survives a reload, since checking again takes the password. */
  keyVerdict: KeyVerdict | null;
  checkingKey: boolean;
  /** Public key of the account registered here, until its backup is downloaded or declined. */
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
    keyGenerated: (state, { payload }: PayloadAction<string>) => {
      state.backupDue = payload;
    },
    /** Changes made in another tab. */
    accountMerged: (state, { payload }: PayloadAction<Omit<AccountState, 'checkingKey'>>) => ({
      ...state,
      ...payload,
    }),
    /** Downloaded or declined. */
    backupSettled: (state) => {
      state.backupDue = null;
    },
  },
  extraReducers: (builder) => builder.addCase(loggedOut, () => NO_ACCOUNT),
});

export const { keyCheckStarted, keyChecked, keyGenerated, accountMerged, backupSettled } = accountSlice.actions;
