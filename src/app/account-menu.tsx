import { Suspense, useState } from 'react';
import { NAVIGATION_ITEM } from '@/app/navigation-link';
import { PATHS } from '@/config/paths';
import { memberBarMessages } from '@/content/member-bar.messages';
import { stripBidiControls } from '@/domain/primitives/foreign-text';
import type { BackupDialog } from '@/features/keys/backup-dialogs';
import { useMessages } from '@/i18n/use-messages';
import { lazyAfterPaint } from '@/lib/lazy';
import { useAppDispatch, useAppSelector } from '@/store/core/hooks';
import { backupSettled } from '@/store/keys/own-key.slice';
import { selectIsGivenKeyUnusable } from '@/store/keys/pay-block.selectors';
import { Menu } from '@/ui/menu/menu';
import { Foreign } from '@/ui/text/foreign';

const BackupDialogs = lazyAfterPaint(async () => ({
  default: (await import('@/features/keys/backup-dialogs')).BackupDialogs,
}));

/** The user's e-mail address, with a menu for the key backup. */
export function AccountMenu({ email }: { email: string }) {
  const t = useMessages(memberBarMessages);
  const dispatch = useAppDispatch();
  const [dialog, setDialog] = useState<BackupDialog | null>(null);
  const isUnusable = useAppSelector(selectIsGivenKeyUnusable);
  const [isDownloaded, setDownloaded] = useState(false);

  function close(): void {
    setDialog(null);
    if (isDownloaded) dispatch(backupSettled());
  }

  return (
    <>
      <Menu
        label={
          <span title={stripBidiControls(email)} className="truncate">
            <Foreign>{email}</Foreign>
          </span>
        }
        align="right-when-wide"
        className={`${NAVIGATION_ITEM} max-w-full md:max-w-64`}
        entries={[
          { label: t.downloadKeyBackup, onSelect: () => setDialog('download') },
          { label: t.checkKeyBackup, onSelect: () => setDialog('check') },
          ...(isUnusable ? [{ label: t.openKeyFromFile, onSelect: () => setDialog('open') }] : []),
          { label: t.help, to: PATHS.help },
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
