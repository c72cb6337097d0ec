import { createSelector } from '@reduxjs/toolkit';
import { type Id, isSameId } from '@/domain/primitives/ids';
import { type ImportedGuarantee, listMissingGuarantees } from '@/domain/templates/template-import';
import type { RootState } from '@/store/core/store-types';

/** Guarantees of an imported template that its contract lacks at the backend. */
export const selectMissingGuarantees: (state: RootState, contractId: Id) => ImportedGuarantee[] = createSelector(
  [({ imports }: RootState) => imports.list, (_state: RootState, contractId: Id) => contractId],
  (list, contractId) => list.filter((entry) => isSameId(entry.contractId, contractId)).flatMap(listMissingGuarantees),
);
