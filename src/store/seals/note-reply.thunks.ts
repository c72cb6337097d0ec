import { noteOwnLink } from '@/domain/key/key-level';
import type { Id } from '@/domain/primitives/ids';
import { requireUser } from '@/store/auth/auth.selectors';
import { changeMemory } from '@/store/pins/memory.thunks';
import type { AppThunk } from '@/store/setup/store-types';

/** The reply link over terms of this hash was copied, and need not be offered any more. */
export function noteReplyCopied(contractId: Id, hash: string): AppThunk<Promise<void>> {
  return (dispatch, getState) => {
    const owner = { userId: requireUser(getState()).id, contractId };
    return dispatch(changeMemory((memory) => noteOwnLink(memory, owner, 'reply', hash)));
  };
}
