import { selectUserId } from '@/store/auth/auth.selectors';
import {
  type DraftHealth,
  listDraftsOf,
  readDraftOf,
  removeDraftOf,
  type StoredDraft,
  writeDraftOf,
} from '@/store/drafts/draft-storage';
import { ownsStorage } from '@/store/persistence/storage-owner';
import type { AppThunk, RootState } from '@/store/setup/store-types';

/** What the user typed under this name; `null` if nothing, or if storage belongs to somebody else by now. */
export function readDraft(name: string): AppThunk<StoredDraft | null> {
  return (_, getState) => withOwner(getState(), (userId) => readDraftOf(userId, name), null);
}

/** Keeps what the user has typed. After a logout, here or in another tab, nothing is kept. */
export function saveDraft(name: string, base: string, value: unknown): AppThunk<DraftHealth> {
  const draft = { at: new Date().toISOString(), base, value };
  return (_, getState) => withOwner(getState(), (userId) => writeDraftOf(userId, name, draft), 'blocked');
}

export function removeDraft(name: string): AppThunk<void> {
  return (_, getState) => withOwner(getState(), (userId) => removeDraftOf(userId, name), undefined);
}

/** Names that begin so. */
export function listDrafts(begin: string): AppThunk<string[]> {
  return (_, getState) => withOwner(getState(), (userId) => listDraftsOf(userId, begin), []);
}

/** Number of texts that a logout would lose. */
export function countDrafts(): AppThunk<number> {
  return (dispatch) => dispatch(listDrafts('')).length;
}

function withOwner<Value>(
  state: RootState,
  access: (userId: NonNullable<ReturnType<typeof selectUserId>>) => Value,
  otherwise: Value,
): Value {
  const userId = selectUserId(state);
  return userId === null || !ownsStorage(state) ? otherwise : access(userId);
}
