import type { User } from '@/domain/models';
import { sameId } from '@/domain/primitives/ids';
import { selectUser } from '@/store/auth/auth.selectors';
import type { RootState } from '@/store/setup/store-types';

/** What was asked for in one session is nobody's business in the next: held against the user who asked. */
export function isSignedIn(state: RootState, user: User | null): boolean {
  return user !== null && sameId(selectUser(state)?.id, user.id);
}
