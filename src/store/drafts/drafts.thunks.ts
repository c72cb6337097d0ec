import { type Id, isSameId } from '@/domain/primitives/ids';
import { ownsStorage, selectUserId } from '@/store/auth/auth.selectors';
import type { AppThunk, RootState } from '@/store/core/store-types';
import {
  countDraftsOf,
  type DraftHealth,
  readDraftOf,
  removeDraftOf,
  type StoredDraft,
  writeDraftOf,
} from '@/store/drafts/draft-storage';

/** The user's draft of this name; `null` if there is none, or if storage now belongs to another user. */
export function readDraft(name: string): AppThunk<StoredDraft | null> {
  return (_, getState) => {
    const userId = getOwner(getState());
    return userId === null ? null : readDraftOf(userId, name);
  };
}

/** Number of texts that a logout would lose. */
export function countDrafts(): AppThunk<number> {
  return (_, getState) => {
    const userId = getOwner(getState());
    return userId === null ? 0 : countDraftsOf(userId);
  };
}

/**
 * Stores typed text. After a logout or a change of user, here or in another tab, nothing is stored.
 * @param author who was signed in when it was typed
 */
export function saveDraft(author: Id, name: string, base: string, value: unknown): AppThunk<DraftHealth> {
  const draft = { at: new Date().toISOString(), base, value };
  return (_, getState) => (isSameId(author, getOwner(getState())) ? writeDraftOf(author, name, draft) : 'blocked');
}

export function removeDraft(author: Id, name: string): AppThunk<void> {
  return (_, getState) => {
    if (isSameId(author, getOwner(getState()))) removeDraftOf(author, name);
  };
}

/**
 * The user whose drafts may be read and written; `null`: none, such as after a logout of which this tab has no event
 * yet.
 */
function getOwner(state: RootState): Id | null {
  return ownsStorage(state) ? selectUserId(state) : null;
}
