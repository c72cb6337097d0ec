import { loadBitcoin } from '@/bitcoin/client';
import type { KeyFile } from '@/domain/keys/key-file';
import { type KeyVerdict, toKeyVerdict } from '@/domain/keys/key-verdict';
import type { User } from '@/domain/models';
import { toErrorData } from '@/domain/primitives/errors';
import { isSameId } from '@/domain/primitives/ids';
import { logger } from '@/lib/logger';
import { requireUser } from '@/store/auth/auth.selectors';
import type { AppThunk, RootState } from '@/store/core/store-types';
import { rememberOwnKey } from '@/store/keys/key-memory.thunks';
import { selectFileKey } from '@/store/keys/own-key.selectors';
import { keyChecked, keyCheckStarted } from '@/store/keys/own-key.slice';

/**
 * Checks after login whether the password opens the account's key envelope, and whether the key belongs to the account's
 * public key. The state has the verdict before any money moves. A reload ends the check: then the dialogs that need the key ask.
 */
export function checkOwnKey(user: User, password: string): AppThunk<Promise<void>> {
  return async (dispatch) => {
    dispatch(keyCheckStarted());
    await dispatch(noteVerdict(user, await checkKey(toGivenKey(user), password)));
  };
}

/** The verdict on the envelope that the backend gave to this user. */
function noteVerdict(user: User, verdict: KeyVerdict): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    if (!isStillCurrent(getState(), user)) return;
    if (verdict === 'good') await dispatch(rememberOwnKey(user));
    if (isStillCurrent(getState(), user)) dispatch(keyChecked(verdict));
  };
}

/** The key was opened with the password for another purpose, which counts as the check if none took place. */
export function noteKeyOpened(user: User): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    if (getState().ownKey.keyVerdict === 'good' || !isStillCurrent(getState(), user)) return;
    await dispatch(noteVerdict(user, 'good'));
  };
}

/** The key could not be opened. The password may be mistyped, so only faults that it cannot cause count. */
export function noteKeyRefused(user: User, error: unknown): AppThunk<void> {
  return (dispatch, getState) => {
    const verdict = toKeyVerdict(toErrorData(error).code);
    const isKeyBad = verdict === 'unreadable' || verdict === 'other-client' || verdict === 'mismatch';
    if (isKeyBad && isStillCurrent(getState(), user)) dispatch(keyChecked(verdict));
  };
}

/**
 * Checks the key when the user types the password for it. A password that does not open it may be mistyped, so it
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

/** The key as received from the backend. */
function toGivenKey({ encryptedKey, publicKey }: User): KeyFile | null {
  return encryptedKey && publicKey ? { envelope: encryptedKey, publicKey } : null;
}

/** False after another user has signed in, or the user's key has changed. */
function isStillCurrent({ auth }: RootState, user: User): boolean {
  return auth.user !== null && isSameId(auth.user.id, user.id) && auth.user.encryptedKey === user.encryptedKey;
}

/** Opens the key with the password, and closes it again. `null`: there is none. */
async function checkKey(key: KeyFile | null, password: string): Promise<KeyVerdict> {
  if (key === null) return 'missing';
  try {
    const engine = await loadBitcoin('keys');
    await engine.closeKey(await engine.openKey(key.envelope, password, key.publicKey));
    return 'good';
  } catch (error) {
    const { code, message } = toErrorData(error);
    logger.error(`Checking the signing key failed: ${message}`);
    return toKeyVerdict(code);
  }
}
