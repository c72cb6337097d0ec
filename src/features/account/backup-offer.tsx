import { Suspense, useState } from 'react';
import { accountMessages } from '@/content/account.messages';
import { NoticeStrip } from '@/features/account/notice-strip';
import { useMessages } from '@/i18n/use-messages';
import { late } from '@/lib/late';
import { backupSettled } from '@/store/account/account.slice';
import { useAppDispatch } from '@/store/setup/hooks';
import { Button } from '@/ui/button/button';

const BackupDialogs = late(async () => ({
  default: (await import('@/features/account/backup-dialogs')).BackupDialogs,
}));

/** After the first login of an account made here, until the backup was downloaded or declined. */
export function BackupOffer() {
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
