import { Suspense, useEffect, useState } from 'react';
import { accountMessages } from '@/content/account.messages';
import { KeyWarning } from '@/features/account/key-warning';
import { RestoredNotice } from '@/features/account/memory-notices';
import { NoticeStrip } from '@/features/account/notice-strip';
import { SupportText } from '@/features/help/support-text';
import { useMessages } from '@/i18n/use-messages';
import { lazyAfterPaint } from '@/lib/lazy';
import { selectBackupDue, selectKeyWarning } from '@/store/account/account.selectors';
import { backupSettled } from '@/store/account/account.slice';
import { selectFileKey } from '@/store/account/own-key.selectors';
import { refreshMemory } from '@/store/account/refresh-memory.thunks';
import { selectUserId } from '@/store/auth/auth.selectors';
import { useAppDispatch, useAppSelector } from '@/store/setup/hooks';
import { Button } from '@/ui/button/button';

/** Notice about keys on every screen: a warning, a key that is open from a file, or the offer of a backup. */
export function AccountNotices() {
  const warning = useAppSelector(selectKeyWarning);
  const restored = useAppSelector(({ pins }) => pins.restored);
  const isFromFile = useAppSelector((state) => selectFileKey(state) !== null);
  const backupDue = useAppSelector(selectBackupDue);
  useKeyMemory();
  if (restored) return <RestoredNotice />;
  if (warning !== null) return <KeyWarning warning={warning} />;
  if (isFromFile) return <FileKeyNotice />;
  return backupDue ? <BackupOffer /> : null;
}

function FileKeyNotice() {
  const t = useMessages(accountMessages);
  return (
    <NoticeStrip tone="blue" role="status" title={t.fileKeyTitle}>
      <p>
        <SupportText text={t.fileKeyText} />
      </p>
    </NoticeStrip>
  );
}

/** Looks up the remembered keys once per session, so that a loss is told on every screen. */
function useKeyMemory(): void {
  const dispatch = useAppDispatch();
  const userId = useAppSelector(selectUserId);
  useEffect(() => {
    if (userId !== null) void dispatch(refreshMemory());
  }, [dispatch, userId]);
}

const BackupDialogs = lazyAfterPaint(async () => ({
  default: (await import('@/features/account/backup-dialogs')).BackupDialogs,
}));

/** Shown to an account registered on this device until its backup is downloaded or declined. */
function BackupOffer() {
  const t = useMessages(accountMessages);
  const dispatch = useAppDispatch();
  const [open, setOpen] = useState(false);
  const [downloaded, setDownloaded] = useState(false);
  const settle = () => dispatch(backupSettled());

  function close(): void {
    setOpen(false);
    if (downloaded) settle();
  }

  const actions = (
    <>
      <Button size="sm" variant="quiet" onClick={settle}>
        {t.notNow}
      </Button>
      <Button size="sm" onClick={() => setOpen(true)}>
        {t.downloadBackup}
      </Button>
    </>
  );
  return (
    <>
      <NoticeStrip tone="blue" role="status" title={t.offerTitle} actions={actions}>
        <p>{t.offerText}</p>
      </NoticeStrip>
      <Suspense fallback={null}>
        {open && <BackupDialogs first="download" onDownloaded={() => setDownloaded(true)} onClose={close} />}
      </Suspense>
    </>
  );
}
