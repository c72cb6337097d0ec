import { loadBitcoin } from '@/bitcoin/client';
import type { KeyFile } from '@/domain/key/key-file';
import { type KeyVerdict, toKeyVerdict } from '@/domain/key/key-verdict';
import { toErrorData } from '@/domain/primitives/errors';
import { logger } from '@/lib/logger';

/** Opens the key with the password, and closes it again. `null`: there is none. */
export async function checkKey(key: KeyFile | null, password: string): Promise<KeyVerdict> {
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
