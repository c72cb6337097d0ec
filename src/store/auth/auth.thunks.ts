import { AppError, errorData } from '@/domain/errors';
import type { User } from '@/domain/models';
import { logger } from '@/lib/logger';
import { keyChecked, keyCheckStarted, keyMade } from '@/store/account/account.slice';
import {
  loginFailure,
  loginStart,
  loginSuccess,
  registerFailure,
  registerStart,
  registerSuccess,
} from '@/store/auth/auth.slice';
import { loginSecret } from '@/store/auth/login-secret';
import { clearBrowserStorage } from '@/store/clear-storage';
import { loadPart } from '@/store/load-part';
import { patiently } from '@/store/persistently';
import { loggedOut } from '@/store/session.actions';
import type { AppThunk } from '@/store/store-types';

// Parsing and key code stay off the first screen: they arrive while the person types (warm-up.ts).
const authService = () => loadPart(() => import('@/services/auth.service'));
const bitcoinClient = () => loadPart(() => import('@/bitcoin/client'));

export interface LoginInput {
  email: string;
  password: string;
}

export interface RegisterInput extends LoginInput {
  username: string;
}

/** Signs in; resolves to whether it worked. The error, if any, is in the auth state. */
export function login({ email, password }: LoginInput): AppThunk<Promise<boolean>> {
  return async (dispatch) => {
    dispatch(loginStart());
    try {
      const [{ loginUser }, secret] = await Promise.all([authService(), loginSecret(email, password)]);
      const user = await patiently(loginUser(email, secret));
      dispatch(loginSuccess(user));
      dispatch(keyCheckStarted());
      // Not waited for: the next screen comes first.
      void dispatch(checkKeyLater(user, password));
      return true;
    } catch (error) {
      logger.error(`Login failed: ${errorData(error).message}`);
      dispatch(loginFailure(errorData(error)));
      return false;
    }
  };
}

/** Says before money moves when the password opens the account, but not its key (store/account). */
function checkKeyLater(user: User, password: string): AppThunk<Promise<void>> {
  return async (dispatch) => {
    try {
      const { checkOwnKey } = await loadPart(() => import('@/store/account/key-check.thunks'));
      await dispatch(checkOwnKey(user, password));
    } catch (error) {
      logger.error(`Checking the signing key failed: ${errorData(error).message}`);
      dispatch(keyChecked('unchecked'));
    }
  };
}

/** Makes the key in the browser, then registers; resolves to whether it worked (spec, section 5, Registration). */
export function registerAccount({ username, email, password }: RegisterInput): AppThunk<Promise<boolean>> {
  return async (dispatch) => {
    dispatch(registerStart());
    clearBrowserStorage();
    try {
      const { bitcoin } = await bitcoinClient();
      const engine = await bitcoin();
      const [keys, secret] = await Promise.all([engine.generateKeyPair(password), loginSecret(email, password)]);
      if (!keys?.publicKey || !keys.encryptedPrivateKey) {
        throw new AppError('keys-not-generated', 'Failed to generate keys');
      }
      const { publicKey: public_key, encryptedPrivateKey: encrypted_key } = keys;
      const { registerUser } = await authService();
      await patiently(registerUser({ username, email, password: secret, encrypted_key, public_key }));
      dispatch(registerSuccess());
      dispatch(keyMade(public_key));
      return true;
    } catch (error) {
      logger.error(`Registration failed: ${errorData(error).message}`);
      dispatch(registerFailure(errorData(error)));
      return false;
    }
  };
}

/** Clears local and session storage completely and resets the whole state (spec, section 4). */
export function logout(): AppThunk<void> {
  return (dispatch) => {
    dispatch(loggedOut());
    clearBrowserStorage();
  };
}
