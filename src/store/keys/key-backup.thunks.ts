import { loadBitcoin } from '@/bitcoin/client';
import { type BackupProblem, formatBackupFileName, type KeyBackup } from '@/domain/keys/key-backup';
import { AppError, type ErrorData, toErrorData } from '@/domain/primitives/errors';
import { logger } from '@/lib/logger';
import { formatBackup, parseBackup } from '@/services/schemas/key-backup';
import { requireUser } from '@/store/auth/auth.selectors';
import type { AppThunk } from '@/store/core/store-types';
import { noteKeyOpened } from '@/store/keys/key-check.thunks';

/** The backup as a file. `howToUse`: explanation for a person who finds it, line by line. */
export function createBackupFile(backup: KeyBackup, howToUse: readonly string[]): { name: string; text: string } {
  return { name: formatBackupFileName(backup), text: formatBackup(backup, howToUse) };
}

/** Result of checking a key backup. */
export type BackupCheck =
  | { kind: 'good'; backup: KeyBackup }
  | { kind: 'bad-file'; problem: BackupProblem }
  /** The backup has a different key from the one that the server has for this account. */
  | { kind: 'foreign'; backup: KeyBackup }
  | { kind: 'wrong-password' }
  | { kind: 'failed'; error: ErrorData };

/** Opens the key in a backup with the password and checks that it is the account's. Changes nothing. */
export function checkBackup(text: string, password: string): AppThunk<Promise<BackupCheck>> {
  return async (dispatch, getState) => {
    const result = parseBackup(text);
    if (!result.ok) return { kind: 'bad-file', problem: result.error };
    const backup = result.value;
    try {
      const user = requireUser(getState());
      const { publicKey, encryptedKey } = user;
      if (publicKey === null) throw new AppError('bad-envelope', 'The account has no public key');
      if (backup.publicKey !== publicKey.toLowerCase()) return { kind: 'foreign', backup };
      const check = await tryOpen(backup, password);
      if (check.kind === 'good' && backup.encryptedKey === encryptedKey) await dispatch(noteKeyOpened(user));
      return check;
    } catch (thrown) {
      const error = toErrorData(thrown);
      logger.error(`Checking the key backup failed: ${error.message}`);
      return { kind: 'failed', error };
    }
  };
}

async function tryOpen(backup: KeyBackup, password: string): Promise<BackupCheck> {
  const engine = await loadBitcoin('keys');
  try {
    await engine.closeKey(await engine.openKey(backup.encryptedKey, password, backup.publicKey));
    return { kind: 'good', backup };
  } catch (error) {
    const { code } = toErrorData(error);
    if (code === 'wrong-password') return { kind: 'wrong-password' };
    if (code === 'unknown-envelope') return { kind: 'bad-file', problem: 'other-client' };
    if (code === 'bad-envelope') return { kind: 'bad-file', problem: 'damaged' };
    if (code === 'key-mismatch') return { kind: 'foreign', backup };
    throw error;
  }
}
