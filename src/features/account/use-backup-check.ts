import { useState } from 'react';
import { MAX_BACKUP_LENGTH } from '@/domain/key/key-backup';
import { type BackupCheck, checkBackup } from '@/store/account/key-backup.thunks';
import { useAppDispatch } from '@/store/setup/hooks';

export type CheckResult = BackupCheck | { kind: 'no-file' | 'unreadable-file' };

export interface BackupChecking {
  busy: boolean;
  /** Of the file and password that are in the form; `null` after either changed. */
  result: CheckResult | null;
  check: (file: File | null, password: string) => Promise<void>;
  forget: () => void;
}

/** The course of checking a backup file. */
export function useBackupCheck(): BackupChecking {
  const dispatch = useAppDispatch();
  const [busy, setBusy] = useState(false);
  const [result, setResult] = useState<CheckResult | null>(null);

  async function check(file: File | null, password: string): Promise<void> {
    if (busy) return;
    setResult(null);
    setBusy(true);
    setResult(await checked(file, password));
    setBusy(false);
  }

  async function checked(file: File | null, password: string): Promise<CheckResult> {
    if (file === null) return { kind: 'no-file' };
    // A character takes up to four bytes; whatever is larger is not even read.
    if (file.size > 4 * MAX_BACKUP_LENGTH) return { kind: 'bad-file', problem: 'too-large' };
    try {
      return await dispatch(checkBackup(await file.text(), password));
    } catch {
      return { kind: 'unreadable-file' };
    }
  }

  return { busy, result, check, forget: () => setResult(null) };
}
