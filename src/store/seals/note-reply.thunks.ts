import { noteOwnLink } from '@/domain/keys/key-level';
import type { Id } from '@/domain/primitives/ids';
import { requireUser } from '@/store/auth/auth.selectors';
import type { AppThunk } from '@/store/core/store-types';
import { changeMemory } from '@/store/keys/key-memory.thunks';

/** The reply link over terms of this hash was copied, and need not be offered any more. */
export function noteReplyCopied(contractId: Id, hash: string): AppThunk<Promise<void>> {
  return (dispatch, getState) => {
    const owner = { userId: requireUser(getState()).id, contractId };
    return dispatch(changeMemory((memory) => noteOwnLink(memory, owner, 'reply', hash)));
  };
}
