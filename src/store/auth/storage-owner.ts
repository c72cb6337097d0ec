import { readStoredUser } from '@/services/schemas/stored-user';
import { isSameUser } from '@/store/auth/auth.selectors';
import type { RootState } from '@/store/core/store-types';
import { readStored } from '@/store/device/read-storage';

/** True if storage belongs to the user who is signed in here; another tab may have changed the session. */
export function ownsStorage(state: RootState): boolean {
  return state.auth.user !== null && matchesStoredUser(state);
}

/** Like `ownsStorage`, and true if both this tab and storage have no user. */
export function matchesStoredUser({ auth }: RootState): boolean {
  return isSameUser(readStored('user', readStoredUser), auth.user);
}
