import { useState } from 'react';
import { kitDownloadMessages } from '@/content/kit-download.messages';
import { ownKeyMessages } from '@/content/own-key.messages';
import type { KeyBackup } from '@/domain/keys/key-backup';
import { TermText } from '@/features/help/term';
import { useMessages } from '@/i18n/use-messages';
import { saveFile } from '@/lib/save-file';
import { createBackupFile } from '@/store/keys/key-backup.thunks';
import { Button } from '@/ui/button/button';
import { CopyButton } from '@/ui/copy/copy-button';

/** Beside the login of a new account: the backup of its key. Whoever logs in without it finds it in the account menu. */
export function BackupOffer({ backup }: { backup: KeyBackup }) {
  const t = useMessages(ownKeyMessages);
  const kit = useMessages(kitDownloadMessages);
  const save = useSaveBackup();
  const [file, setFile] = useState<{ name: string; text: string } | null>(null);

  function download(): void {
    setFile(save(backup));
  }

  return (
    <section
      aria-label={t.offerTitle}
      className="flex flex-col items-start gap-2 rounded-control bg-sunken p-4 text-sm"
    >
      <p className="font-medium">{t.offerTitle}</p>
      <p className="text-ink-soft">
        <TermText word="signing-key" text={t.offerText} />
      </p>
      <Button size="sm" onClick={download}>
        {t.downloadBackup}
      </Button>
      <p role="status" className="text-ink-soft empty:hidden">
        {file !== null && t.downloaded({ file: file.name })}
      </p>
      {/* Browsers inside of other apps often save no files. */}
      {file !== null && (
        <CopyButton size="sm" text={file.text} copiedLabel={kit.copied} failedLabel={kit.copyFailed}>
          {kit.copyText}
        </CopyButton>
      )}
    </section>
  );
}

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
