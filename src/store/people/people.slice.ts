import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Person } from '@/domain/models';
import { toIdKey } from '@/domain/primitives/ids';
import { listNamesakes } from '@/domain/primitives/look-alike';
import { createRecord } from '@/domain/primitives/records';
import { loggedOut } from '@/store/core/session.actions';

interface PeopleState {
  /** Display names by user id. The user's own is that of the session. */
  names: Record<string, string>;
  /** The ids whose name looks like another one. */
  namesakes: Record<string, boolean>;
}

declare module '@/store/core/store-types' {
  interface MemberState {
    people: PeopleState;
  }
}

const NO_PEOPLE: PeopleState = { names: createRecord(), namesakes: createRecord() };

export const peopleSlice = createSlice({
  name: 'people',
  initialState: NO_PEOPLE,
  reducers: {
    peopleLoaded: (state, { payload }: PayloadAction<Person[]>) => {
      const names = payload.map((user) => [toIdKey(user.id), user.username ?? user.email] as const);
      state.names = Object.assign(createRecord<string>(), Object.fromEntries(names));
      const namesakes = listNamesakes(state.names).map((key) => [key, true] as const);
      state.namesakes = Object.assign(createRecord<boolean>(), Object.fromEntries(namesakes));
    },
  },
  extraReducers: (builder) => builder.addCase(loggedOut, () => NO_PEOPLE),
});

export const { peopleLoaded } = peopleSlice.actions;
