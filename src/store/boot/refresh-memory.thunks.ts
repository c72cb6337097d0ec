import type { AppThunk } from '@/store/core/store-types';
import { readMemory, rememberOwnKey } from '@/store/keys/key-memory.thunks';
import { lookForSignatures } from '@/store/signing/signature-memory.thunks';

/**
 * Looks up the remembered keys and signatures; if this session has already checked the user's own key, it is remembered
 * too.
 */
export function refreshMemory(): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const { ownKey, auth } = getState();
    if (auth.user !== null && ownKey.keyVerdict === 'good') await dispatch(rememberOwnKey(auth.user));
    else await dispatch(readMemory());
    await dispatch(lookForSignatures());
  };
}
