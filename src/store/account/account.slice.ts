import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { FileKey } from '@/domain/key/key-file';
import type { KeyVerdict } from '@/domain/key/key-verdict';
import type { FirstStepsRecord } from '@/store/account/first-steps-store';
import { loginSuccess } from '@/store/auth/auth.slice';
import { loggedOut } from '@/store/setup/session.actions';

/** What this device knows about the account's signing key. The key envelope itself is part of the user. */
export interface AccountState {
  /** On the envelope of the backend, from the last login. Survives a reload, since checking again takes the password. */
  keyVerdict: KeyVerdict | null;
  checkingKey: boolean;
  /** Opened from a file in this tab; never stored. Counts while `selectFileKey` returns it. */
  fileKey: FileKey | null;
  /** Public key of the account registered here, until its backup is downloaded or declined. */
  backupDue: string | null;
  /** What this device remembers of the account's first steps; `null`: not read yet. */
  firstSteps: FirstStepsRecord | null;
}

export const NO_ACCOUNT: AccountState = {
  keyVerdict: null,
  checkingKey: false,
  fileKey: null,
  backupDue: null,
  firstSteps: null,
};

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
    keyOpenedFromFile: (state, { payload }: PayloadAction<FileKey>) => {
      state.fileKey = payload;
    },
    keyGenerated: (state, { payload }: PayloadAction<string>) => {
      state.backupDue = payload;
    },
    /** Changes made in another tab. */
    accountMerged: (state, { payload }: PayloadAction<Pick<AccountState, 'keyVerdict' | 'backupDue'>>) => ({
      ...state,
      ...payload,
    }),
    firstStepsRead: (state, { payload }: PayloadAction<FirstStepsRecord>) => {
      state.firstSteps = payload;
    },
    /** Downloaded or declined. */
    backupSettled: (state) => {
      state.backupDue = null;
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(loggedOut, () => NO_ACCOUNT)
      // What the backend gives at a login is judged afresh.
      .addCase(loginSuccess, (state) => {
        state.fileKey = null;
        state.firstSteps = null;
      }),
});

export const {
  keyCheckStarted,
  keyChecked,
  keyOpenedFromFile,
  keyGenerated,
  accountMerged,
  firstStepsRead,
  backupSettled,
} = accountSlice.actions;
