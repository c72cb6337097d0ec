import type { KeyHandle } from '@/bitcoin/api';
import { loadBitcoin } from '@/bitcoin/client';
import type { User } from '@/domain/models';
import { AppError } from '@/domain/primitives/errors';
import { noteKeyOpened, noteKeyRefused } from '@/store/account/key-check.thunks';
import { findSigningKey } from '@/store/account/own-key.selectors';
import type { AppThunk } from '@/store/setup/store-types';

/**
 * Opens the user's key to sign in one action, and closes it again. What signs is loaded first: without it nothing begins.
 * @throws AppError `network`, `bad-envelope`, `wrong-password` or `key-mismatch`
 */
export function withOwnKey<Result>(
  user: User,
  password: string,
  action: (handle: KeyHandle) => Promise<Result>,
): AppThunk<Promise<Result>> {
  return async (dispatch, getState) => {
    const key = findSigningKey(getState(), user);
    if (key === null) throw new AppError('bad-envelope', 'The account has no signing key on this device');
    const engine = await loadBitcoin('signing');
    const handle = await engine.openKey(key.envelope, password, key.publicKey).catch((error: unknown) => {
      if (!key.isFromFile) dispatch(noteKeyRefused(user, error));
      throw error;
    });
    try {
      // A key from a file says nothing about the envelope of the backend.
      if (!key.isFromFile) await dispatch(noteKeyOpened(user));
      return await action(handle);
    } finally {
      await engine.closeKey(handle);
    }
  };
}
