import { readStoredUser } from '@/services/schemas/stored-user';
import { isSameUser } from '@/store/auth/same-user';
import { restore } from '@/store/persistence/restore';
import { KEYS } from '@/store/persistence/storage-keys';
import type { RootState } from '@/store/setup/store-types';

/** Whether storage is that of the user who is signed in here: another tab may have signed somebody in or out. */
export function isStoredUser(state: RootState): boolean {
  return state.auth.user !== null && isOwnStorage(state);
}

/** As above, and also where nobody is signed in and storage is nobody's. */
export function isOwnStorage({ auth }: RootState): boolean {
  return isSameUser(restore(KEYS.user, readStoredUser), auth.user);
}
