import type { KeyHandle } from '@/bitcoin/api';
import { loadBitcoin } from '@/bitcoin/client';
import type { User } from '@/domain/models';
import { AppError } from '@/domain/primitives/errors';

/** Opens the user's key for one action and closes it again. Throws `bad-envelope`, `wrong-password`, `key-mismatch`. */
export async function withOwnKey<Result>(
  user: User,
  password: string,
  action: (handle: KeyHandle) => Promise<Result>,
): Promise<Result> {
  const { encryptedKey, publicKey } = user;
  if (encryptedKey === null || publicKey === null) {
    throw new AppError('bad-envelope', 'The account has no signing key on this device');
  }
  const engine = await loadBitcoin();
  const handle = await engine.openKey(encryptedKey, password, publicKey);
  try {
    return await action(handle);
  } finally {
    await engine.closeKey(handle);
  }
}
