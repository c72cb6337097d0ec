import { recallOwnLink } from '@/domain/keys/key-level';
import type { Id } from '@/domain/primitives/ids';
import { selectUserId } from '@/store/auth/auth.selectors';
import type { RootState } from '@/store/core/store-types';

/** The terms of the last invitation of the user's that was copied on this device, by their hash. */
export function selectOwnLink(state: RootState, contractId: Id): string | null {
  const userId = selectUserId(state);
  return userId === null ? null : recallOwnLink(state.keys.memory, { userId, contractId });
}
