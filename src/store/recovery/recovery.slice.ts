import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { KitRecord } from '@/domain/kit/kit-state';
import { type Id, toIdKey } from '@/domain/primitives/ids';
import { createRecord } from '@/domain/primitives/records';
import { loggedOut } from '@/store/setup/session.actions';

/** The recovery kits of the account that this device remembers, by contract. A missing entry was not looked up yet. */
export interface RecoveryState {
  kits: Record<string, KitRecord>;
}

const NOTHING_READ: RecoveryState = { kits: createRecord() };

export const recoverySlice = createSlice({
  name: 'recovery',
  initialState: NOTHING_READ,
  reducers: {
    kitRead: (state, { payload }: PayloadAction<{ contractId: Id; record: KitRecord }>) => {
      state.kits[toIdKey(payload.contractId)] = payload.record;
    },
  },
  // What the device remembers outlasts the session, and is read again.
  extraReducers: (builder) => builder.addCase(loggedOut, () => NOTHING_READ),
});

export const { kitRead } = recoverySlice.actions;
