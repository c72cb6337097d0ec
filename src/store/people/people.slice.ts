import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Person } from '@/domain/models';
import { toIdKey } from '@/domain/primitives/ids';
import { createRecord } from '@/domain/primitives/records';
import { loggedOut } from '@/store/core/session.actions';

/** Display names by user id. */
interface PeopleState {
  names: Record<string, string>;
}

declare module '@/store/core/store-types' {
  interface MemberState {
    people: PeopleState;
  }
}

const NO_PEOPLE: PeopleState = { names: createRecord() };

export const peopleSlice = createSlice({
  name: 'people',
  initialState: NO_PEOPLE,
  reducers: {
    peopleLoaded: (state, { payload }: PayloadAction<Person[]>) => {
      const names = payload.map((user) => [toIdKey(user.id), user.username ?? user.email] as const);
      state.names = Object.assign(createRecord<string>(), Object.fromEntries(names));
    },
  },
  extraReducers: (builder) => builder.addCase(loggedOut, () => NO_PEOPLE),
});

export const { peopleLoaded } = peopleSlice.actions;
