import { createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { type Id, isSameId } from '@/domain/primitives/ids';
import { type ImportedGuarantee, listMissingGuarantees, type TemplateImport } from '@/domain/templates/template-import';
import { loggedOut } from '@/store/core/session.actions';
import type { RootState } from '@/store/core/store-types';

/** Imported templates that the backend has not recorded as they were chosen. */
interface ImportsState {
  /** A copy of the imports that this device remembers for the user, for rendering. */
  list: TemplateImport[];
  /** Guarantees whose depositor the backend has accepted since the page was opened. */
  corrected: Id[];
}

declare module '@/store/core/store-types' {
  interface MemberState {
    imports: ImportsState;
  }
}

const NO_IMPORTS: ImportsState = { list: [], corrected: [] };

export const importsSlice = createSlice({
  name: 'imports',
  initialState: NO_IMPORTS,
  reducers: {
    importsRead: (state, { payload }: PayloadAction<TemplateImport[]>) => {
      state.list = payload;
    },
    depositorCorrected: (state, { payload }: PayloadAction<Id>) => {
      state.corrected.push(payload);
    },
  },
  // The record on the device survives the session; this copy does not.
  extraReducers: (builder) => builder.addCase(loggedOut, () => NO_IMPORTS),
});

export const { importsRead, depositorCorrected } = importsSlice.actions;

/** Guarantees of an imported template that its contract lacks at the backend. */
export const selectMissingGuarantees: (state: RootState, contractId: Id) => ImportedGuarantee[] = createSelector(
  [({ imports }: RootState) => imports.list, (_state: RootState, contractId: Id) => contractId],
  (list, contractId) => list.filter((entry) => isSameId(entry.contractId, contractId)).flatMap(listMissingGuarantees),
);
