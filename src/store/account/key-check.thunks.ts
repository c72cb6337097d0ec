import { loadBitcoin } from '@/bitcoin/client';
import { type KeyVerdict, toKeyVerdict } from '@/domain/key/key-verdict';
import type { User } from '@/domain/models';
import { toErrorData } from '@/domain/primitives/errors';
import { isSameId } from '@/domain/primitives/ids';
import { logger } from '@/lib/logger';
import { keyChecked } from '@/store/account/account.slice';
import type { AppThunk, RootState } from '@/store/setup/store-types';

/**
 * Checks after login whether the password opens the account's key envelope, and whether the key belongs to the account's
 * public key. The verdict is in the account state before any money moves.
 */
export function checkOwnKey(user: User, password: string): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const verdict = await checkKey(user, password);
    if (isStillCurrent(getState(), user)) dispatch(keyChecked(verdict));
  };
}

async function checkKey({ encryptedKey, publicKey }: User, password: string): Promise<KeyVerdict> {
  if (!encryptedKey || !publicKey) return 'missing';
  try {
    const engine = await loadBitcoin();
    await engine.closeKey(await engine.openKey(encryptedKey, password, publicKey));
    return 'good';
  } catch (error) {
    const { code, message } = toErrorData(error);
    logger.error(`Checking the signing key failed: ${message}`);
    return toKeyVerdict(code);
  }
}

/** False after another user has signed in, or the user's key has changed. */
function isStillCurrent({ auth }: RootState, user: User): boolean {
  return auth.user !== null && isSameId(auth.user.id, user.id) && auth.user.encryptedKey === user.encryptedKey;
}
