import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit';
import type { Clause } from '@/domain/models';
import { loggedOut } from '@/store/setup/session.actions';

/** The user's own clauses; they live in this browser, in local storage under the key `clauses`. */
export interface ClausesState {
  own: Clause[];
}

export const NO_CLAUSES: ClausesState = { own: [] };

export function newClauseId(): string {
  return nanoid();
}

export const clausesSlice = createSlice({
  name: 'clauses',
  initialState: NO_CLAUSES,
  reducers: {
    /** Adds, or puts in the place of the one with this id. */
    clauseSaved: (state, { payload }: PayloadAction<Clause>) => {
      const place = state.own.findIndex(({ id }) => id === payload.id);
      if (place === -1) state.own.push(payload);
      else state.own[place] = payload;
    },
    clauseDeleted: (state, { payload }: PayloadAction<string>) => {
      state.own = state.own.filter(({ id }) => id !== payload);
    },
    /** As the tabs of this browser have them together. */
    clausesMerged: (state, { payload }: PayloadAction<Clause[]>) => {
      state.own = payload;
    },
  },
  extraReducers: (builder) => builder.addCase(loggedOut, () => NO_CLAUSES),
});

export const { clauseSaved, clauseDeleted, clausesMerged } = clausesSlice.actions;
