import type { User } from '@/domain/models';
import { AppError } from '@/domain/primitives/errors';
import { type Id, isSameId } from '@/domain/primitives/ids';
import type { RootState } from '@/store/core/store-types';

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
