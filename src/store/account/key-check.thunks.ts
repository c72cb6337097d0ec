import { loadBitcoin } from '@/bitcoin/client';
import { type KeyVerdict, toKeyVerdict } from '@/domain/key/key-verdict';
import type { User } from '@/domain/models';
import { toErrorData } from '@/domain/primitives/errors';
import { isSameId } from '@/domain/primitives/ids';
import { logger } from '@/lib/logger';
import { keyChecked } from '@/store/account/account.slice';
import type { AppThunk, RootState } from '@/store/setup/store-types';

/**
 * Opens the key of an account that has just logged in with this password, and closes it again: does the password open
 * it, and is it that of the account's public key? The verdict, told before money moves, is in the account state.
 */
export function checkOwnKey(user: User, password: string): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const verdict = await verdictOn(user, password);
    if (isStillHere(getState(), user)) dispatch(keyChecked(verdict));
  };
}

async function verdictOn({ encryptedKey, publicKey }: User, password: string): Promise<KeyVerdict> {
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

/** Somebody else may have logged in meanwhile. */
function isStillHere({ auth }: RootState, user: User): boolean {
  return auth.user !== null && isSameId(auth.user.id, user.id) && auth.user.encryptedKey === user.encryptedKey;
}
