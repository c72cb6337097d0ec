import { ownKeyMessages } from '@/content/own-key.messages';
import type { KeyBackup } from '@/domain/keys/key-backup';
import { useMessages } from '@/i18n/use-messages';
import { saveFile } from '@/lib/save-file';
import { createBackupFile } from '@/store/keys/key-backup.thunks';

/** Saves the encrypted key as a file, which it returns. Needs no password, because the key is not opened. */
export function useSaveBackup(): (backup: KeyBackup) => { name: string; text: string } {
  const t = useMessages(ownKeyMessages);
  return (backup) => {
    const format = backup.encryptedKey.includes('argon2id') ? t.howToFormat : t.howToOtherFormat;
    const file = createBackupFile(backup, [t.howToWhat, t.howToKeep, t.howToCheck, t.howToRestore, format]);
    saveFile(file.name, file.text);
    return file;
  };
}
