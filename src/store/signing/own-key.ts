import type { KeyHandle } from '@/bitcoin/api';
import { loadBitcoin } from '@/bitcoin/client';
import type { User } from '@/domain/models';
import { AppError } from '@/domain/primitives/errors';
import { requireUser } from '@/store/auth/auth.selectors';
import type { AppThunk } from '@/store/core/store-types';
import { noteKeyOpened, noteKeyRefused } from '@/store/keys/key-check.thunks';
import { findSigningKey } from '@/store/keys/own-key.selectors';

/**
 * Opens the user's key for one action, and closes it afterwards unless the action has already done so. Loads the
 * signing engine first, so that nothing starts without it.
 * @throws AppError `network`, `unknown-envelope`, `bad-envelope`, `wrong-password` or `key-mismatch`
 */
export function withOwnKey<Result>(
  user: User,
  password: string,
  action: (handle: KeyHandle, close: () => Promise<void>) => Promise<Result>,
): AppThunk<Promise<Result>> {
  return async (dispatch, getState) => {
    const key = findSigningKey(getState(), user);
    if (key === null) throw new AppError('bad-envelope', 'The account has no signing key on this device');
    const engine = await loadBitcoin('signing');
    const handle = await engine.openKey(key.envelope, password, key.publicKey).catch((error: unknown) => {
      if (!key.isFromFile) dispatch(noteKeyRefused(user, error));
      throw error;
    });
    let isOpen = true;
    const close = async () => {
      if (isOpen) await engine.closeKey(handle);
      isOpen = false;
    };
    try {
      // A key from a file says nothing about the envelope of the backend.
      if (!key.isFromFile) await dispatch(noteKeyOpened(user));
      return await action(handle, close);
    } finally {
      await close();
    }
  };
}

/** Opens the user's key and closes it again. Throws like `withOwnKey`. */
export function checkPassword(password: string): AppThunk<Promise<void>> {
  return (dispatch, getState) => dispatch(withOwnKey(requireUser(getState()), password, () => Promise.resolve()));
}
