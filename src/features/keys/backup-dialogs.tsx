import { useState } from 'react';
import { ownKeyMessages } from '@/content/own-key.messages';
import { createBackup, type KeyBackup } from '@/domain/keys/key-backup';
import type { FileKey } from '@/domain/keys/key-file';
import type { User } from '@/domain/models';
import { HelpLink } from '@/features/help/help-link';
import { SupportText } from '@/features/help/support-text';
import { CheckBackupDialog } from '@/features/keys/check-backup-dialog';
import { OpenKeyDialog } from '@/features/keys/open-key-dialog';
import { useMessages } from '@/i18n/use-messages';
import { saveFile } from '@/lib/save-file';
import { useAppDispatch, useAppSelector } from '@/store/core/hooks';
import { rememberStep } from '@/store/first-steps/first-steps.thunks';
import { createBackupFile } from '@/store/keys/key-backup.thunks';
import { selectFileKey } from '@/store/keys/own-key.selectors';
import { selectIsGivenKeyUnusable } from '@/store/keys/pay-block.selectors';
import { Button } from '@/ui/button/button';
import { Dialog } from '@/ui/dialog/dialog';
import { Banner } from '@/ui/message/banner';
import { AddressText } from '@/ui/text/address-text';
import { Fact, FactList } from '@/ui/text/fact-list';
import { Foreign } from '@/ui/text/foreign';

export type BackupDialog = 'download' | 'check' | 'open';

export interface BackupDialogsProps {
  /** The dialog to open first. */
  first: BackupDialog;
  onDownloaded?: () => void;
  onClose: () => void;
}

/** 'Download key backup', which can lead to 'Check key backup'; 'Open key from a file'. */
export function BackupDialogs({ first, onDownloaded, onClose }: BackupDialogsProps) {
  const [shown, setShown] = useState(first);
  if (shown === 'check') return <CheckBackupDialog onClose={onClose} />;
  if (shown === 'open') return <OpenKeyDialog onClose={onClose} />;
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
  const t = useMessages(ownKeyMessages);
  const dispatch = useAppDispatch();
  const { backup, file, download } = useBackupDownload();
  const isWorthless = useAppSelector(selectIsGivenKeyUnusable);

  function start(): void {
    if (backup === null) return;
    download(backup);
    void dispatch(rememberStep({ hasBackup: true }));
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
          {isWorthless && (
            <Banner tone="red">
              <SupportText text={t.downloadUnusable} />
            </Banner>
          )}
          <p className="text-sm text-ink-soft">{t.downloadAdvice}</p>
          <HelpLink part="key-backup" />
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
  const t = useMessages(ownKeyMessages);
  const user = useAppSelector((state) => state.auth.user);
  const fileKey = useAppSelector(selectFileKey);
  const [created] = useState(() => new Date().toISOString());
  const [file, setFile] = useState<string | null>(null);

  function download(backup: KeyBackup): void {
    const isOwn = backup.encryptedKey.includes('argon2id');
    const howToUse = [
      t.howToWhat,
      t.howToKeep,
      t.howToCheck,
      t.howToRestore,
      isOwn ? t.howToFormat : t.howToOtherFormat,
    ];
    const { name, text } = createBackupFile(backup, howToUse);
    saveFile(name, text);
    setFile(name);
  }

  return { backup: createBackup(withFileKey(user, fileKey), created), file, download };
}

/** With the key that the password opens, instead of the server's. */
function withFileKey(user: User | null, fileKey: FileKey | null): User | null {
  if (user === null || fileKey === null) return user;
  return { ...user, publicKey: fileKey.publicKey, encryptedKey: fileKey.envelope };
}
