import { recoveryDialogMessages } from '@/content/recovery-dialog.messages';
import type { KeyFile } from '@/domain/keys/key-file';
import { TermText } from '@/features/help/term';
import { DownloadNotice, useDownload } from '@/features/recovery/use-download';
import { useMessages } from '@/i18n/use-messages';
import { createFile } from '@/store/recovery/create-page';
import { Button } from '@/ui/button/button';

/** Beside the login of a new account: its recovery file, with the key alone. Later it is in the account menu. */
export function RecoveryOffer({ account }: { account: KeyFile }) {
  const t = useMessages(recoveryDialogMessages);
  const download = useDownload();
  return (
    <section
      aria-label={t.offerTitle}
      className="flex flex-col items-start gap-2 rounded-control bg-sunken p-4 text-sm"
    >
      <p className="font-medium">{t.offerTitle}</p>
      <p className="text-ink-soft">
        <TermText word="signing-key" text={t.offerText} />
      </p>
      <Button
        size="sm"
        busy={download.busy}
        busyLabel={t.downloading}
        onClick={() => void download.start(() => createFile(account, []))}
      >
        {t.download}
      </Button>
      <DownloadNotice download={download} describe={t.offerSaved} />
    </section>
  );
}
