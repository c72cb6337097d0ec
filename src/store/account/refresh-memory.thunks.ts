import { readMemory, rememberOwnKey } from '@/store/pins/memory.thunks';
import type { AppThunk } from '@/store/setup/store-types';
import { lookForSignatures } from '@/store/withdrawals/signature-memory.thunks';

/** Looks up the remembered keys and signatures; the own key of a session that was checked before is remembered too. */
export function refreshMemory(): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const { account, auth } = getState();
    await dispatch(auth.user !== null && account.keyVerdict === 'good' ? rememberOwnKey(auth.user) : readMemory());
    await dispatch(lookForSignatures());
  };
}
