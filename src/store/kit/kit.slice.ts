import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { KitRecord } from '@/domain/kit/kit-state';
import { type Id, toIdKey } from '@/domain/primitives/ids';
import { createRecord } from '@/domain/primitives/records';
import { loggedOut } from '@/store/core/session.actions';

/** The recovery kits of the account that this device remembers, by contract. A missing entry was not looked up yet. */
export interface KitState {
  kits: Record<string, KitRecord>;
}

declare module '@/store/core/store-types' {
  interface MemberState {
    kit: KitState;
  }
}

const NOTHING_READ: KitState = { kits: createRecord() };

export const kitSlice = createSlice({
  name: 'kit',
  initialState: NOTHING_READ,
  reducers: {
    kitRead: (state, { payload }: PayloadAction<{ contractId: Id; record: KitRecord }>) => {
      state.kits[toIdKey(payload.contractId)] = payload.record;
    },
  },
  // The record on the device survives the session and is read again.
  extraReducers: (builder) => builder.addCase(loggedOut, () => NOTHING_READ),
});

export const { kitRead } = kitSlice.actions;
