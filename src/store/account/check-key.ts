import { loadBitcoin } from '@/bitcoin/client';
import { type KeyVerdict, toKeyVerdict } from '@/domain/key/key-verdict';
import type { User } from '@/domain/models';
import { toErrorData } from '@/domain/primitives/errors';
import { logger } from '@/lib/logger';

/** Opens the account's key with the password, and closes it again. */
export async function checkKey({ encryptedKey, publicKey }: User, password: string): Promise<KeyVerdict> {
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
