import { Suspense, useState } from 'react';
import { accountMessages } from '@/content/account.messages';
import type { KeyProblem } from '@/domain/key/key-verdict';
import { NoticeStrip } from '@/features/account/notice-strip';
import { useMessages } from '@/i18n/use-messages';
import { late } from '@/lib/late';
import { Button } from '@/ui/button/button';

const CheckBackupDialog = late(async () => ({
  default: (await import('@/features/account/check-backup-dialog')).CheckBackupDialog,
}));

/** On every screen while the key that came with login can't be used, or was not checked. */
export function KeyWarning({ warning }: { warning: KeyProblem | 'unchecked' }) {
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
