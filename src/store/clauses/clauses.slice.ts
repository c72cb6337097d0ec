import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit';
import type { Clause } from '@/domain/models';
import { loggedOut } from '@/store/core/session.actions';

/** The user's own clauses, which exist in this browser only (local storage, key `clauses`). */
interface ClausesState {
  own: Clause[];
}

declare module '@/store/core/store-types' {
  interface MemberState {
    clauses: ClausesState;
  }
}

export const NO_CLAUSES: ClausesState = { own: [] };

export function createClauseId(): string {
  return nanoid();
}

export const clausesSlice = createSlice({
  name: 'clauses',
  initialState: NO_CLAUSES,
  reducers: {
    /** Adds the clause or replaces the one with its id. */
    clauseSaved: (state, { payload }: PayloadAction<Clause>) => {
      const index = state.own.findIndex(({ id }) => id === payload.id);
      if (index === -1) state.own.push(payload);
      else state.own[index] = payload;
    },
    clauseDeleted: (state, { payload }: PayloadAction<string>) => {
      state.own = state.own.filter(({ id }) => id !== payload);
    },
    /** After merging with other tabs. */
    clausesMerged: (state, { payload }: PayloadAction<Clause[]>) => {
      state.own = payload;
    },
  },
  extraReducers: (builder) => builder.addCase(loggedOut, () => NO_CLAUSES),
});

export const { clauseSaved, clauseDeleted, clausesMerged } = clausesSlice.actions;
