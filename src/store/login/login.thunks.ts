import { loadBitcoin } from '@/bitcoin/client';
import type { KeyFile } from '@/domain/keys/key-file';
import type { User } from '@/domain/models';
import { AppError, toErrorData } from '@/domain/primitives/errors';
import { createIntent } from '@/lib/intent';
import { logger } from '@/lib/logger';
import { loginUser, type Registration, registerUser } from '@/services/auth.service';
import { forgetPutForm } from '@/services/put-record';
import { isSameUser } from '@/store/auth/auth.selectors';
import {
  loginFailure,
  loginStart,
  loginSuccess,
  registerFailure,
  registerStart,
  registerSuccess,
} from '@/store/auth/auth.slice';
import { isRefusal } from '@/store/calls/requests';
import { loggedOut } from '@/store/core/session.actions';
import type { AppThunk, RootState } from '@/store/core/store-types';
import { clearBrowserStorage } from '@/store/device/write-storage';
import { checkOwnKey } from '@/store/keys/key-check.thunks';
import { isLatestAttempt, startAttempt } from '@/store/login/attempt';
import { createLoginSecret, type LoginInput, type PasswordConsent } from '@/store/login/login-secret';
import { selectPendingSaves } from '@/store/outbox/outbox.selectors';

export interface RegisterInput extends LoginInput {
  username: string;
}

/**
 * Signs in, unless the user stops waiting. Resolves to false on failure; the auth state has the error.
 * @param started the login secret, if it is being created already
 */
export function login(
  input: LoginInput & PasswordConsent,
  started: Promise<string> | null = null,
): AppThunk<Promise<boolean>> {
  return async (dispatch, getState) => {
    const { email, password } = input;
    const { signal } = startAttempt();
    const intent = createIntent(signal);
    dispatch(loginStart());
    try {
      const secret = await intent.call(() => started ?? createLoginSecret(input));
      const user = await intent.call(() => loginUser(email, secret));
      if (!isSameUser(getState().auth.user, user)) requireNothingUnsaved(getState());
      dispatch(loginSuccess(user));
      // The next screen does not wait for this.
      void dispatch(checkOwnKey(user, password));
      return true;
    } catch (error) {
      if (signal.aborted) return false;
      logger.error(`Login failed: ${toErrorData(error).message}`);
      dispatch(loginFailure(toErrorData(error)));
      return false;
    }
  };
}

/**
 * Generates the key in the browser, then registers (docs/specification.md#5-validation-rules). Ends a session first,
 * since its storage is cleared; a session with unsaved records has to be ended by `logout`. Resolves to the key,
 * or to null on failure; the auth state has the error. An answer still counts after the user has stopped waiting,
 * unless they have tried again.
 */
export function registerAccount({ username, email, password }: RegisterInput): AppThunk<Promise<KeyFile | null>> {
  return async (dispatch, getState) => {
    const attempt = startAttempt();
    dispatch(registerStart());
    try {
      requireNothingUnsaved(getState());
      dispatch(logout());
      dispatch(registerStart());
      const engine = await loadBitcoin('keys');
      const [keys, secret] = await Promise.all([
        engine.generateKeyPair(password),
        createLoginSecret({ email, password }),
      ]);
      if (!keys?.publicKey || !keys.encryptedPrivateKey) {
        throw new AppError('keys-not-generated', 'Failed to generate keys');
      }
      const { publicKey, encryptedPrivateKey: encryptedKey } = keys;
      createIntent(attempt.signal).requireWaiting();
      const created = await registerOnce({ username, email, password: secret, encryptedKey, publicKey });
      if (!isLatestAttempt(attempt)) return null;
      dispatch(registerSuccess());
      return { publicKey: created.publicKey, envelope: created.encryptedKey };
    } catch (error) {
      if (!isLatestAttempt(attempt) || toErrorData(error).code === 'stopped') return null;
      logger.error(`Registration failed: ${toErrorData(error).message}`);
      dispatch(registerFailure(toErrorData(error)));
      return null;
    }
  };
}

/** Throws AppError `unsaved`: a change of user would lose unsaved records without asking. */
function requireNothingUnsaved(state: RootState): void {
  if (selectPendingSaves(state) > 0)
    throw new AppError('unsaved', "We're still saving work for the account that's logged in. Log out first.");
}

/** Resets the state and clears local and session storage (docs/specification.md#4-states-and-transitions). */
export function logout(): AppThunk<void> {
  return (dispatch) => {
    forgetPutForm();
    dispatch(loggedOut());
    clearBrowserStorage();
  };
}

/** The key with which an account was created. */
type Created = Pick<Registration, 'email' | 'publicKey' | 'encryptedKey'>;

/**
 * Registers. Without a usable answer, or when the account is refused as taken, a login finds out whether it was created: the
 * browser itself may send the request again, and show the second answer only. Returns the key of the account.
 */
export async function registerOnce(registration: Registration): Promise<Created> {
  const { email, password, publicKey } = registration;
  try {
    await registerUser(registration);
  } catch (error) {
    const isTaken = toErrorData(error).detail.status === 409;
    const found = isTaken || !isRefusal(error) ? await loginUser(email, password).catch(() => null) : null;
    if (!isKeyOf(found, publicKey)) throw error;
  }
  return registration;
}

function isKeyOf(user: User | null, key: string): boolean {
  return user?.publicKey?.toLowerCase() === key.toLowerCase();
}
