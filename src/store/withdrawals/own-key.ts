import type { KeyHandle } from '@/bitcoin/api';
import { bitcoin } from '@/bitcoin/client';
import { AppError } from '@/domain/errors';
import type { User } from '@/domain/models';

/** Opens the user's key for the time of one action and closes it again, whatever happens. */
export async function withOwnKey<Result>(
  user: User,
  password: string,
  action: (handle: KeyHandle) => Promise<Result>,
): Promise<Result> {
  const { encrypted_key, public_key } = user;
  if (encrypted_key === null || public_key === null) {
    throw new AppError('bad-envelope', 'The account has no signing key on this device');
  }
  const engine = await bitcoin();
  const handle = await engine.openKey(encrypted_key, password, public_key);
  try {
    return await action(handle);
  } finally {
    await engine.closeKey(handle);
  }
}
