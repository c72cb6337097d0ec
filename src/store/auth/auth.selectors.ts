import type { User } from '@/domain/models';
import { AppError } from '@/domain/primitives/errors';
import { type Id, isSameId } from '@/domain/primitives/ids';
import { readStoredUser } from '@/services/schemas/stored-user';
import type { RootState } from '@/store/core/store-types';
import { readStored } from '@/store/device/read-storage';

export function selectUser(state: RootState): User | null {
  return state.auth.user;
}

export function selectUserId(state: RootState): Id | null {
  return state.auth.user?.id ?? null;
}

/** Throws AppError `unexpected` if no user is signed in. */
export function requireUser(state: RootState): User {
  const user = selectUser(state);
  if (user === null) throw new AppError('unexpected', 'No user is signed in');
  return user;
}

/** True while `user` is still signed in; drops stale responses. */
export function isSignedIn(state: RootState, user: User | null): boolean {
  return user !== null && isSameId(selectUser(state)?.id, user.id);
}

/** Compares ids; two signed-out states are equal. */
export function isSameUser(a: User | null, b: User | null): boolean {
  return a === b || isSameId(a?.id, b?.id);
}

/** True if storage belongs to the user who is signed in here; another tab may have changed the session. */
export function ownsStorage(state: RootState): boolean {
  return state.auth.user !== null && matchesStoredUser(state);
}

/** Like `ownsStorage`, and true if both this tab and storage have no user. */
export function matchesStoredUser({ auth }: RootState): boolean {
  return isSameUser(readStored('user', readStoredUser), auth.user);
}
