import { sameId } from '@/domain/ids';
import { storedUser } from '@/store/auth/stored-user';
import { restore } from '@/store/restore';
import { KEYS } from '@/store/storage-keys';
import type { RootState } from '@/store/store-types';

/** Whether storage is that of the user who is signed in here: another tab may have signed somebody in or out. */
export function isStoredUser({ auth }: RootState): boolean {
  return sameId(restore(KEYS.user, storedUser)?.id, auth.user?.id);
}
