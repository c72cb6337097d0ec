import { useState } from 'react';
import { accountMessages } from '@/content/account.messages';
import { createBackup, type KeyBackup } from '@/domain/key/key-backup';
import { CheckBackupDialog } from '@/features/account/check-backup-dialog';
import { useMessages } from '@/i18n/use-messages';
import { saveFile } from '@/lib/save-file';
import { createBackupFile } from '@/store/account/key-backup.thunks';
import { useAppSelector } from '@/store/setup/hooks';
import { Button } from '@/ui/button/button';
import { Dialog } from '@/ui/dialog/dialog';
import { Banner } from '@/ui/message/banner';
import { AddressText } from '@/ui/text/address-text';
import { Fact, FactList } from '@/ui/text/fact-list';
import { Foreign } from '@/ui/text/foreign';

export type BackupDialog = 'download' | 'check';

export interface BackupDialogsProps {
  /** The dialog to open first. */
  first: BackupDialog;
  onDownloaded?: () => void;
  onClose: () => void;
}

/** 'Download key backup', which can lead to 'Check key backup'. */
export function BackupDialogs({ first, onDownloaded, onClose }: BackupDialogsProps) {
  const [shown, setShown] = useState(first);
  if (shown === 'check') return <CheckBackupDialog onClose={onClose} />;
  return <DownloadBackupDialog onDownloaded={onDownloaded} onCheck={() => setShown('check')} onClose={onClose} />;
}

interface DownloadBackupDialogProps {
  onDownloaded?: (() => void) | undefined;
  /** Opens 'Check key backup'. */
  onCheck: () => void;
  onClose: () => void;
}

/** Saves the encrypted key as a file. Needs no password, because the key is not opened. */
function DownloadBackupDialog({ onDownloaded, onCheck, onClose }: DownloadBackupDialogProps) {
  const t = useMessages(accountMessages);
  const { backup, file, download } = useBackupDownload();

  function start(): void {
    if (backup === null) return;
    download(backup);
    onDownloaded?.();
  }

  const footer = (
    <>
      <Button onClick={onClose}>{t.close}</Button>
      {file === null ? (
        <Button variant="primary" disabled={backup === null} onClick={start} data-autofocus>
          {t.download}
        </Button>
      ) : (
        <Button variant="primary" onClick={onCheck}>
          {t.checkBackup}
        </Button>
      )}
    </>
  );
  return (
    <Dialog title={t.downloadTitle} purpose={t.downloadPurpose} onClose={onClose} footer={footer}>
      {backup === null ? (
        <Banner tone="red">{t['key-missing']}</Banner>
      ) : (
        <>
          <FactList>
            <Fact label={t.email} wide>
              <Foreign>{backup.email}</Foreign>
            </Fact>
            <Fact label={t.publicKey} wide>
              <AddressText value={backup.publicKey} />
            </Fact>
          </FactList>
          <p className="text-sm text-ink-soft">{t.downloadAdvice}</p>
        </>
      )}
      {file !== null && <Banner tone="green">{t.downloaded({ file })}</Banner>}
    </Dialog>
  );
}

interface BackupDownload {
  /** `null` if the server sent no key. */
  backup: KeyBackup | null;
  /** File name, after the download. */
  file: string | null;
  download: (backup: KeyBackup) => void;
}

function useBackupDownload(): BackupDownload {
  const t = useMessages(accountMessages);
  const user = useAppSelector((state) => state.auth.user);
  const [created] = useState(() => new Date().toISOString());
  const [file, setFile] = useState<string | null>(null);

  function download(backup: KeyBackup): void {
    const howToUse = [t.howToWhat, t.howToKeep, t.howToCheck, t.howToRestore, t.howToFormat];
    const { name, text } = createBackupFile(backup, howToUse);
    saveFile(name, text);
    setFile(name);
  }

  return { backup: createBackup(user, created), file, download };
}
