import type { KeyFile } from '@/domain/key/key-file';
import { type KeyVerdict, toKeyVerdict } from '@/domain/key/key-verdict';
import type { User } from '@/domain/models';
import { toErrorData } from '@/domain/primitives/errors';
import { isSameId } from '@/domain/primitives/ids';
import { keyChecked } from '@/store/account/account.slice';
import { checkKey } from '@/store/account/check-key';
import { selectFileKey } from '@/store/account/own-key.selectors';
import { requireUser } from '@/store/auth/auth.selectors';
import { rememberOwnKey } from '@/store/pins/memory.thunks';
import type { AppThunk, RootState } from '@/store/setup/store-types';

/**
 * Checks after login whether the password opens the account's key envelope, and whether the key belongs to the account's
 * public key. The verdict is in the account state before any money moves.
 */
export function checkOwnKey(user: User, password: string): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const verdict = await checkKey(toGivenKey(user), password);
    if (!isStillCurrent(getState(), user)) return;
    if (verdict === 'good') await dispatch(rememberOwnKey(user));
    if (isStillCurrent(getState(), user)) dispatch(keyChecked(verdict));
  };
}

/** The key was opened with the password, for whatever reason: that makes up for a check that did not take place. */
export function noteKeyOpened(user: User): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    if (getState().account.keyVerdict === 'good' || !isStillCurrent(getState(), user)) return;
    await dispatch(rememberOwnKey(user));
    if (isStillCurrent(getState(), user)) dispatch(keyChecked('good'));
  };
}

/** The key could not be opened. The password may be mistyped, so that only what it is not to blame for counts. */
export function noteKeyRefused(user: User, error: unknown): AppThunk<void> {
  return (dispatch, getState) => {
    const verdict = toKeyVerdict(toErrorData(error).code);
    const isKeyBad = verdict === 'unreadable' || verdict === 'mismatch';
    if (isKeyBad && isStillCurrent(getState(), user)) dispatch(keyChecked(verdict));
  };
}

/**
 * Checks the key when the user types the password for it. A password that does not open it may be mistyped, so that it
 * changes nothing.
 */
export function checkKeyAgain(password: string): AppThunk<Promise<KeyVerdict>> {
  return async (dispatch, getState) => {
    const user = requireUser(getState());
    const fileKey = selectFileKey(getState());
    if (fileKey !== null) return checkKey(fileKey, password);
    const verdict = await checkKey(toGivenKey(user), password);
    if (verdict === 'good') await dispatch(noteKeyOpened(user));
    else if (verdict !== 'unopened' && isStillCurrent(getState(), user)) dispatch(keyChecked(verdict));
    return verdict;
  };
}

/** The key as the backend gave it. */
function toGivenKey({ encryptedKey, publicKey }: User): KeyFile | null {
  return encryptedKey && publicKey ? { envelope: encryptedKey, publicKey } : null;
}

/** False after another user has signed in, or the user's key has changed. */
function isStillCurrent({ auth }: RootState, user: User): boolean {
  return auth.user !== null && isSameId(auth.user.id, user.id) && auth.user.encryptedKey === user.encryptedKey;
}
