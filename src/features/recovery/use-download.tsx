import { useState } from 'react';
import { recoveryDialogMessages } from '@/content/recovery-dialog.messages';
import type { RecoveryFile } from '@/domain/recovery/recovery-file';
import { useMessages } from '@/i18n/use-messages';
import { saveFile } from '@/lib/save-file';
import { useTask } from '@/lib/use-task';
import { createRecoveryPage, type RecoveryPageFault, type SavedFile } from '@/store/recovery/create-page';
import { CopyButton } from '@/ui/copy/copy-button';
import { Banner } from '@/ui/message/banner';

export interface Download {
  busy: boolean;
  error: RecoveryPageFault | null;
  saved: SavedFile | null;
  /** Resolves to whether the browser was given the file. */
  start: (load: () => RecoveryFile | Promise<RecoveryFile>) => Promise<boolean>;
}

/** Saves a recovery file. */
export function useDownload(): Download {
  const { busy, error, run } = useTask<RecoveryPageFault>();
  const [saved, setSaved] = useState<SavedFile | null>(null);

  async function start(load: () => RecoveryFile | Promise<RecoveryFile>): Promise<boolean> {
    const page = await run(async ({ signal }) => createRecoveryPage(await load(), signal));
    if (page === null) return false;
    saveFile(page.value.name, page.value.text, 'text/html');
    setSaved(page.value);
    return true;
  }

  return { busy, error, saved, start };
}

interface DownloadNoticeProps {
  download: Download;
  /** What to do with a saved file. */
  describe: (values: { file: string }) => string;
}

/** Why nothing was saved, or what was. */
export function DownloadNotice({ download: { busy, error, saved }, describe }: DownloadNoticeProps) {
  const t = useMessages(recoveryDialogMessages);
  if (error !== null) return <Banner tone="red">{t[error]}</Banner>;
  if (saved === null || busy) return null;
  return (
    <Banner tone="green">
      <p>{describe({ file: saved.name })}</p>
      {/* Browsers inside of other apps often save no files. */}
      <CopyButton size="sm" text={saved.data} failedLabel={t.copyFailed}>
        {t.copyText}
      </CopyButton>
    </Banner>
  );
}
