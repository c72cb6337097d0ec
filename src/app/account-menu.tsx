import { Suspense, useState } from 'react';
import { NAVIGATION_ITEM } from '@/app/navigation-style';
import { memberBarMessages } from '@/content/member-bar.messages';
import type { BackupDialog } from '@/features/account/backup-dialogs';
import { useMessages } from '@/i18n/use-messages';
import { late } from '@/lib/late';
import { backupSettled } from '@/store/account/account.slice';
import { useAppDispatch } from '@/store/setup/hooks';
import { Menu } from '@/ui/menu/menu';

const BackupDialogs = late(async () => ({
  default: (await import('@/features/account/backup-dialogs')).BackupDialogs,
}));

/** The user's e-mail, and under it what there is to do with the own key. */
export function AccountMenu({ email }: { email: string }) {
  const t = useMessages(memberBarMessages);
  const dispatch = useAppDispatch();
  const [dialog, setDialog] = useState<BackupDialog | null>(null);
  const [downloaded, setDownloaded] = useState(false);

  function close(): void {
    setDialog(null);
    if (downloaded) dispatch(backupSettled());
  }

  return (
    <>
      <Menu
        label={
          <span title={email} className="truncate">
            {email}
          </span>
        }
        align="right-when-wide"
        className={`${NAVIGATION_ITEM} max-w-full md:max-w-64`}
        entries={[
          { label: t.downloadKeyBackup, onSelect: () => setDialog('download') },
          { label: t.checkKeyBackup, onSelect: () => setDialog('check') },
        ]}
      />
      <Suspense fallback={null}>
        {dialog !== null && (
          <BackupDialogs key={dialog} first={dialog} onDownloaded={() => setDownloaded(true)} onClose={close} />
        )}
      </Suspense>
    </>
  );
}
