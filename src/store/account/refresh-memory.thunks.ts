import { readMemory, rememberOwnKey } from '@/store/pins/memory.thunks';
import type { AppThunk } from '@/store/setup/store-types';

/** Looks up the remembered keys; the own key of a session that was checked before is remembered too. */
export function refreshMemory(): AppThunk<Promise<void>> {
  return (dispatch, getState) => {
    const { account, auth } = getState();
    return dispatch(auth.user !== null && account.keyVerdict === 'good' ? rememberOwnKey(auth.user) : readMemory());
  };
}
