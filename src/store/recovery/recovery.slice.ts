import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { FileRecord } from '@/domain/recovery/file-state';
import { loggedOut } from '@/store/core/session.actions';

export interface RecoveryState {
  /** The recovery files of the account that this device remembers; `null`: not looked up yet. */
  record: FileRecord | null;
}

declare module '@/store/core/store-types' {
  interface MemberState {
    recovery: RecoveryState;
  }
}

const NOTHING_READ: RecoveryState = { record: null };

export const recoverySlice = createSlice({
  name: 'recovery',
  initialState: NOTHING_READ,
  reducers: {
    recordRead: (state, { payload }: PayloadAction<FileRecord>) => {
      state.record = payload;
    },
  },
  // The record on the device survives the session and is read again.
  extraReducers: (builder) => builder.addCase(loggedOut, () => NOTHING_READ),
});

export const { recordRead } = recoverySlice.actions;
