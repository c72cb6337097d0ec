import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { KitRecord } from '@/domain/kit/kit-state';
import { loggedOut } from '@/store/core/session.actions';

export interface KitState {
  /** The recovery kits of the account that this device remembers; `null`: not looked up yet. */
  record: KitRecord | null;
}

declare module '@/store/core/store-types' {
  interface MemberState {
    kit: KitState;
  }
}

const NOTHING_READ: KitState = { record: null };

export const kitSlice = createSlice({
  name: 'kit',
  initialState: NOTHING_READ,
  reducers: {
    kitRead: (state, { payload }: PayloadAction<KitRecord>) => {
      state.record = payload;
    },
  },
  // The record on the device survives the session and is read again.
  extraReducers: (builder) => builder.addCase(loggedOut, () => NOTHING_READ),
});

export const { kitRead } = kitSlice.actions;
