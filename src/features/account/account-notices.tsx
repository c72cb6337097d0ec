import { type ReactNode, Suspense, useState } from 'react';
import { accountMessages } from '@/content/account.messages';
import type { KeyProblem } from '@/domain/key/key-verdict';
import { useMessages } from '@/i18n/use-messages';
import { lazyAfterPaint } from '@/lib/lazy';
import { selectBackupDue, selectKeyWarning } from '@/store/account/account.selectors';
import { backupSettled } from '@/store/account/account.slice';
import { useAppDispatch, useAppSelector } from '@/store/setup/hooks';
import { Button } from '@/ui/button/button';
import { classes } from '@/ui/layout/classes';
import { TONE_TINT } from '@/ui/message/tone';

/** Notice about the user's key on every screen: a warning, or the offer of a backup. */
export function AccountNotices() {
  const warning = useAppSelector(selectKeyWarning);
  const backupDue = useAppSelector(selectBackupDue);
  if (warning !== null) return <KeyWarning warning={warning} />;
  return backupDue ? <BackupOffer /> : null;
}

const CheckBackupDialog = lazyAfterPaint(async () => ({
  default: (await import('@/features/account/check-backup-dialog')).CheckBackupDialog,
}));

/** Shown while the key from login can't be used, or was not checked. */
function KeyWarning({ warning }: { warning: KeyProblem | 'unchecked' }) {
  const t = useMessages(accountMessages);
  const [checking, setChecking] = useState(false);
  const text = <p>{t[`key-${warning}`]}</p>;
  if (warning === 'unchecked') {
    return (
      <NoticeStrip tone="yellow" role="status" title={t.uncheckedTitle}>
        {text}
      </NoticeStrip>
    );
  }
  const actions = (
    <Button size="sm" onClick={() => setChecking(true)}>
      {t.checkBackup}
    </Button>
  );
  return (
    <>
      <NoticeStrip tone="red" role="alert" title={t.warningTitle} actions={actions}>
        {text}
        <p className="mt-1">{t.warningAdvice}</p>
      </NoticeStrip>
      <Suspense fallback={null}>{checking && <CheckBackupDialog onClose={() => setChecking(false)} />}</Suspense>
    </>
  );
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

interface NoticeStripProps {
  tone: 'red' | 'yellow' | 'blue';
  role: 'alert' | 'status';
  title: string;
  children: ReactNode;
  actions?: ReactNode;
}

/** A notice as wide as the window, with its text in the page column. */
function NoticeStrip({ tone, role, title, children, actions }: NoticeStripProps) {
  return (
    <section role={role} aria-label={title} className={classes('border-b border-line', TONE_TINT[tone])}>
      <div className="mx-auto flex w-full max-w-page flex-wrap items-center gap-x-6 gap-y-3 px-4 py-3 text-sm sm:px-6">
        <div className="min-w-64 flex-1">
          <h2 className="font-semibold">{title}</h2>
          {children}
        </div>
        {actions !== undefined && <div className="flex flex-wrap gap-2">{actions}</div>}
      </div>
    </section>
  );
}
