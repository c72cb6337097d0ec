import { createSelector } from '@reduxjs/toolkit';
import type { ActivityEntry } from '@/domain/activity/activity';
import { sortActivity } from '@/domain/activity/sort-activity';
import { type Id, toIdKey } from '@/domain/primitives/ids';
import type { RootState } from '@/store/core/store-types';

/** As recorded; `null` until this device's log was read. */
export function selectLog(state: RootState, contractId: Id): readonly ActivityEntry[] | null {
  return state.activity.logs[toIdKey(contractId)] ?? null;
}

/** Newest first; `null` until this device's log was read. */
export const selectActivity = createSelector([selectLog], (entries) => entries && sortActivity(entries));
