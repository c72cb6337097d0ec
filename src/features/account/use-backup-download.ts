import { useState } from 'react';
import { accountMessages } from '@/content/account.messages';
import { backupFileName, backupOf, backupText, type KeyBackup } from '@/domain/key/key-backup';
import { useMessages } from '@/i18n/use-messages';
import { saveFile } from '@/lib/save-file';
import { useAppSelector } from '@/store/setup/hooks';

export interface BackupDownload {
  /** `null`: the server gave no key. */
  backup: KeyBackup | null;
  /** Name of the file, once it was handed to the browser. */
  file: string | null;
  download: (backup: KeyBackup) => void;
}

/** The account's backup, made now. */
export function useBackupDownload(): BackupDownload {
  const t = useMessages(accountMessages);
  const user = useAppSelector((state) => state.auth.user);
  const [created] = useState(() => new Date().toISOString());
  const [file, setFile] = useState<string | null>(null);

  function download(backup: KeyBackup): void {
    const howToUse = [t.howToWhat, t.howToKeep, t.howToCheck, t.howToRestore, t.howToFormat];
    const name = backupFileName(backup);
    saveFile(name, backupText(backup, howToUse));
    setFile(name);
  }

  return { backup: backupOf(user, created), file, download };
}
