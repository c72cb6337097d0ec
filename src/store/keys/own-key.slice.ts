import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { FileKey } from '@/domain/keys/key-file';
import type { KeyVerdict } from '@/domain/keys/key-verdict';
import type { FileRecord } from '@/domain/recovery/file-state';
import { loginSuccess } from '@/store/auth/auth.slice';
import { loggedOut } from '@/store/core/session.actions';

/** The state of the user's own signing key. The key envelope itself is part of the user. */
export interface OwnKeyState {
  /** On the envelope of the backend, from the last login. Survives a reload, since checking again takes the password. */
  keyVerdict: KeyVerdict | null;
  checkingKey: boolean;
  /** Opened from a file in this tab; never stored. Use `selectFileKey`, which ignores an outdated one. */
  fileKey: FileKey | null;
  /** The recovery files of the account that this device remembers; `null`: not looked up yet. */
  files: FileRecord | null;
}

declare module '@/store/core/store-types' {
  interface MemberState {
    ownKey: OwnKeyState;
  }
}

export const NO_OWN_KEY: OwnKeyState = {
  keyVerdict: null,
  checkingKey: false,
  fileKey: null,
  files: null,
};

export const ownKeySlice = createSlice({
  name: 'ownKey',
  initialState: NO_OWN_KEY,
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
    filesRead: (state, { payload }: PayloadAction<FileRecord>) => {
      state.files = payload;
    },
    /** Changes made in another tab. */
    ownKeyMerged: (state, { payload }: PayloadAction<Pick<OwnKeyState, 'keyVerdict'>>) => ({
      ...state,
      ...payload,
    }),
  },
  extraReducers: (builder) =>
    builder
      .addCase(loggedOut, () => NO_OWN_KEY)
      // A login brings the key of the backend again: no earlier verdict is about it, and the key from a file is dropped.
      .addCase(loginSuccess, (state) => {
        state.keyVerdict = null;
        state.fileKey = null;
      }),
});

export const { keyCheckStarted, keyChecked, keyOpenedFromFile, filesRead, ownKeyMerged } = ownKeySlice.actions;
