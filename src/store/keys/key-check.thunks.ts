import { isBitcoinLoaded, loadBitcoin } from '@/bitcoin/client';
import { normalizeKey } from '@/domain/keys/current-keys';
import type { KeyFile } from '@/domain/keys/key-file';
import { recallEnvelope, recallOwnKey } from '@/domain/keys/key-memory';
import { type KeyVerdict, toKeyVerdict } from '@/domain/keys/key-verdict';
import { learnOwnKey, noteEnvelope } from '@/domain/keys/learn-keys';
import type { User } from '@/domain/models';
import { toErrorData } from '@/domain/primitives/errors';
import { isSameId } from '@/domain/primitives/ids';
import { logger } from '@/lib/logger';
import { hashBytes } from '@/lib/pdf-bytes';
import { requireUser } from '@/store/auth/auth.selectors';
import type { AppThunk, RootState } from '@/store/core/store-types';
import { changeMemory, readMemory } from '@/store/keys/key-memory.thunks';
import { selectFileKey } from '@/store/keys/own-key.selectors';
import { keyChecked, keyCheckStarted, type OwnKeyState } from '@/store/keys/own-key.slice';

/**
 * Checks the key of a user who is about to be signed in, so that a reload of the next screen cannot interrupt it. `null`: the
 * next screen does not wait, since code would have to be fetched first, or since a reload resumes the check by itself.
 */
export function checkBeforeSignIn(user: User, password: string): AppThunk<Promise<KeyVerdict | null>> {
  return async (dispatch, getState) => {
    if (!isBitcoinLoaded('keys')) return null;
    await dispatch(readMemory());
    return (await isKnownEnvelope(getState(), user)) ? null : checkKey(toGivenKey(user), password);
  };
}

/**
 * Checks after login whether the password opens the account's key envelope, and whether the key belongs to the account's
 * public key. The state has the verdict before any money moves.
 */
export function checkOwnKey(user: User, password: string): AppThunk<Promise<void>> {
  return async (dispatch) => dispatch(noteVerdict(user, await checkKey(toGivenKey(user), password)));
}

/** The verdict on the envelope that the backend gave to this user. */
export function noteVerdict(user: User, verdict: KeyVerdict): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    if (!isStillCurrent(getState(), user)) return;
    if (verdict === 'good') await dispatch(rememberOpened(user));
    if (isStillCurrent(getState(), user)) dispatch(keyChecked(verdict));
  };
}

/**
 * Ends a check that a reload has interrupted. The password is gone by then, so the key counts as checked only if this device
 * has opened the very same envelope for this account before; otherwise the user types the password (docs/security.md#keys-and-passwords).
 */
export function resumeKeyCheck(): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const { user } = getState().auth;
    if (user !== null) dispatch(keyCheckStarted());
    await dispatch(readMemory());
    if (user === null) return;
    const isKnown = await isKnownEnvelope(getState(), user);
    // The password may have been typed meanwhile.
    const isOpen = getState().ownKey.keyVerdict === 'unchecked' && isStillCurrent(getState(), user);
    if (isOpen) dispatch(keyChecked(isKnown ? 'good' : 'unchecked'));
  };
}

/** True if nothing has decided on the key, and nothing in this tab is about to. */
export function isCheckInterrupted({ keyVerdict, checkingKey }: OwnKeyState): boolean {
  return !checkingKey && (keyVerdict === null || keyVerdict === 'unchecked');
}

/** True if this device has opened this envelope for this key of the account. */
async function isKnownEnvelope({ keys: { memory } }: RootState, user: User): Promise<boolean> {
  const publicKey = normalizeKey(user.publicKey);
  if (publicKey === null || publicKey !== recallOwnKey(memory, user.id)) return false;
  const known = recallEnvelope(memory, user.id);
  return known !== null && known === (await hashEnvelope(user));
}

/** SHA-256, hex; `null` without an envelope. */
async function hashEnvelope({ encryptedKey }: User): Promise<string | null> {
  if (!encryptedKey) return null;
  return hashBytes(new TextEncoder().encode(encryptedKey));
}

/** Remembers the account's own key, which its password has just opened, and which envelope held it. */
function rememberOpened(user: User): AppThunk<Promise<void>> {
  return async (dispatch) => {
    const publicKey = normalizeKey(user.publicKey);
    const hash = await hashEnvelope(user);
    await dispatch(
      changeMemory((memory) => {
        const learned = learnOwnKey(memory, user.id, publicKey);
        const isOwn = hash !== null && recallOwnKey(learned, user.id) === publicKey;
        return isOwn ? noteEnvelope(learned, user.id, hash) : learned;
      }),
    );
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
