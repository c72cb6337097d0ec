import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ActivityEntry } from '@/domain/activity/activity';
import { type Id, toIdKey } from '@/domain/primitives/ids';
import { createRecord } from '@/domain/primitives/records';
import { loggedOut } from '@/store/core/session.actions';

/** The activity logs that were read on this page, by contract. A missing one was not read yet. */
export interface ActivityState {
  logs: Record<string, readonly ActivityEntry[]>;
}

declare module '@/store/core/store-types' {
  interface MemberState {
    activity: ActivityState;
  }
}

const NOTHING_READ: ActivityState = { logs: createRecord() };

export const activitySlice = createSlice({
  name: 'activity',
  initialState: NOTHING_READ,
  reducers: {
    activityRead: (state, { payload }: PayloadAction<{ contractId: Id; entries: readonly ActivityEntry[] }>) => {
      state.logs[toIdKey(payload.contractId)] = [...payload.entries];
    },
  },
  // The device keeps the log after logout; the next session reads it again.
  extraReducers: (builder) => builder.addCase(loggedOut, () => NOTHING_READ),
});

export const { activityRead } = activitySlice.actions;
