import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** What local storage does: takes everything, is out of room, or refuses altogether. */
export type StorageState = 'works' | 'full' | 'blocked';

/** What this browser can do for the program. Outlives a logout. */
export interface DeviceState {
  storage: StorageState;
}

const deviceSlice = createSlice({
  name: 'device',
  initialState: { storage: 'works' } as DeviceState,
  reducers: {
    storageFound: (state, { payload }: PayloadAction<StorageState>) => {
      state.storage = payload;
    },
  },
});

export const deviceReducer = deviceSlice.reducer;
export const { storageFound } = deviceSlice.actions;
