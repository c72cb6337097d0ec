import { Suspense, useEffect, useState } from 'react';
import { ownKeyMessages } from '@/content/own-key.messages';
import { SupportText } from '@/features/help/support-text';
import { KeyWarning } from '@/features/keys/key-warning';
import { RestoredNotice } from '@/features/keys/memory-notices';
import { NoticeStrip } from '@/features/keys/notice-strip';
import { useMessages } from '@/i18n/use-messages';
import { lazyAfterPaint } from '@/lib/lazy';
import { selectUserId } from '@/store/auth/auth.selectors';
import { refreshMemory } from '@/store/boot/refresh-memory.thunks';
import { useAppDispatch, useAppSelector } from '@/store/core/hooks';
import { selectFileKey } from '@/store/keys/own-key.selectors';
import { backupSettled } from '@/store/keys/own-key.slice';
import { selectBackupDue, selectKeyWarning } from '@/store/keys/pay-block.selectors';
import { Button } from '@/ui/button/button';

/** Notice about keys on every screen: a warning, a key that is open from a file, or the offer of a backup. */
export function AccountNotices() {
  const warning = useAppSelector(selectKeyWarning);
  const restored = useAppSelector(({ keys }) => keys.restored);
  const isFromFile = useAppSelector((state) => selectFileKey(state) !== null);
  const backupDue = useAppSelector(selectBackupDue);
  useKeyMemory();
  if (restored) return <RestoredNotice />;
  if (warning !== null) return <KeyWarning warning={warning} />;
  if (isFromFile) return <FileKeyNotice />;
  return backupDue ? <BackupOffer /> : null;
}

function FileKeyNotice() {
  const t = useMessages(ownKeyMessages);
  return (
    <NoticeStrip tone="blue" role="status" title={t.fileKeyTitle}>
      <p>
        <SupportText text={t.fileKeyText} />
      </p>
    </NoticeStrip>
  );
}

/** Looks up the remembered keys once per session, so that a loss is reported on every screen. */
function useKeyMemory(): void {
  const dispatch = useAppDispatch();
  const userId = useAppSelector(selectUserId);
  useEffect(() => {
    if (userId !== null) void dispatch(refreshMemory());
  }, [dispatch, userId]);
}

const BackupDialogs = lazyAfterPaint(async () => ({
  default: (await import('@/features/keys/backup-dialogs')).BackupDialogs,
}));

/** Shown to an account registered on this device until its backup is downloaded or declined. */
function BackupOffer() {
  const t = useMessages(ownKeyMessages);
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
