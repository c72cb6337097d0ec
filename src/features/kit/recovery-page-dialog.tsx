import { LATER_PATHS } from '@/config/contract-links';
import { recoveryPageMessages } from '@/content/recovery-page.messages';
import { RecoveryHelpLink } from '@/features/kit/recovery-help-link';
import { useMessages } from '@/i18n/use-messages';
import { formatFileSize } from '@/lib/file-size';
import { saveFile } from '@/lib/save-file';
import { useLoaded } from '@/lib/use-loaded';
import { useTask } from '@/lib/use-task';
import { loadRecoveryPage, type RecoveryPageFault } from '@/store/kit/load-recovery-page';
import { Button } from '@/ui/button/button';
import { CopyText } from '@/ui/copy/copy-text';
import { Dialog } from '@/ui/dialog/dialog';
import { Banner } from '@/ui/message/banner';
import { AddressText } from '@/ui/text/address-text';
import { Fact, FactList } from '@/ui/text/fact-list';
import { useLocale } from '@/ui/text/locale-context';
import { OutsideLink } from '@/ui/text/outside-link';

const FILE = 'recover.html';

export interface RecoveryPageDialogProps {
  onClose: () => void;
}

/**
 * 'Recovery page': its purpose, its SHA-256, and the download, which is compared with that hash
 * (docs/exit.md#the-page).
 */
export function RecoveryPageDialog({ onClose }: RecoveryPageDialogProps) {
  const t = useMessages(recoveryPageMessages);
  const locale = useLocale();
  const { value: page, loading } = useLoaded(loadBuild, '');
  const task = useTask<RecoveryPageFault>();

  async function download(sha256: string): Promise<void> {
    const loaded = await task.run(({ signal }) => loadRecoveryPage(sha256, signal));
    if (loaded !== null) saveFile(FILE, loaded.value, 'text/html');
  }

  const footer = (
    <>
      <Button onClick={onClose}>{t.close}</Button>
      <Button
        variant="primary"
        disabled={page === null}
        busy={task.busy}
        busyLabel={t.downloading}
        onClick={() => page !== null && void download(page.sha256)}
        data-autofocus
      >
        {t.download}
      </Button>
    </>
  );
  return (
    <Dialog title={t.title} purpose={t.purpose} onClose={onClose} footer={footer}>
      <p className="text-sm text-ink-soft">{t.use}</p>
      {page !== null && (
        <FactList>
          <Fact label={t.size}>{formatFileSize(page.size, locale)}</Fact>
          <Fact label={t.hash} wide note={t.hashHint}>
            <CopyText text={page.sha256} label={t.copyHash} copiedLabel={t.copied} failedLabel={t.copyFailed}>
              <AddressText value={page.sha256} />
            </CopyText>
          </Fact>
        </FactList>
      )}
      {page === null && !loading && <Banner tone="red">{t.unknown}</Banner>}
      <p className="flex flex-wrap gap-x-6 gap-y-2 text-sm">
        <OutsideLink href={LATER_PATHS.recoveryPage}>{t.open}</OutsideLink>
        <RecoveryHelpLink />
      </p>
      {task.state.status === 'done' && <Banner tone="green">{t.downloaded({ file: FILE })}</Banner>}
      {task.error !== null && <Banner tone="red">{t[task.error]}</Banner>}
    </Dialog>
  );
}

interface Build {
  sha256: string;
  size: number;
}

/** Of the page that was built with this app; `null` if that cannot be fetched. */
async function loadBuild(): Promise<Build | null> {
  try {
    const { sha256, size } = await import('virtual:recovery-page');
    return { sha256, size };
  } catch {
    return null;
  }
}
