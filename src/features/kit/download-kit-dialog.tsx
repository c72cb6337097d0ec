import { useState } from 'react';
import { describeError, errorMessages } from '@/content/errors.messages';
import { kitDownloadMessages } from '@/content/kit-download.messages';
import type { Id } from '@/domain/primitives/ids';
import { KitContents } from '@/features/kit/kit-contents';
import { useKit } from '@/features/kit/use-kit';
import { SlowLoad } from '@/features/waiting/slow-load';
import { useMessages } from '@/i18n/use-messages';
import { saveFile } from '@/lib/save-file';
import { useAppDispatch } from '@/store/core/hooks';
import { saveKit } from '@/store/kit/build-kit.thunks';
import { Button } from '@/ui/button/button';
import { Dialog } from '@/ui/dialog/dialog';
import { Banner } from '@/ui/message/banner';

export interface DownloadKitDialogProps {
  contractId: Id;
  /** Opens 'Rehearse', the next step. */
  onRehearse: () => void;
  onClose: () => void;
}

/** Shows what the kit has and lacks, then saves it. Needs no password, because the key is not opened. */
export function DownloadKitDialog({ contractId, onRehearse, onClose }: DownloadKitDialogProps) {
  const t = useMessages(kitDownloadMessages);
  const errors = useMessages(errorMessages);
  const dispatch = useAppDispatch();
  const { value: result, loading, reload } = useKit(contractId, 'with-key');
  const [saved, setSaved] = useState<string | null>(null);
  const built = result?.ok === true && !loading ? result.value : null;
  const failure = result?.ok === false && !loading ? result.error : null;

  function download(): void {
    if (built === null) return;
    const { name, text } = dispatch(saveKit(contractId, built.kit));
    saveFile(name, text);
    setSaved(name);
  }

  const footer = (
    <>
      <Button onClick={onClose}>{t.close}</Button>
      {saved === null ? (
        <Button variant="primary" disabled={built === null} onClick={download}>
          {t.download}
        </Button>
      ) : (
        <Button variant="primary" onClick={onRehearse}>
          {t.rehearse}
        </Button>
      )}
    </>
  );
  return (
    <Dialog title={t.title} purpose={t.purpose} onClose={onClose} footer={footer}>
      {loading && <p role="status">{t.making}</p>}
      <SlowLoad busy={loading} onRetry={reload} />
      {failure !== null && (
        <Banner
          tone="red"
          action={
            <Button size="sm" onClick={reload}>
              {t.retry}
            </Button>
          }
        >
          {describeError(errors, failure)}
        </Banner>
      )}
      {built !== null && <KitContents built={built} />}
      {saved !== null && <Banner tone="green">{t.downloaded({ file: saved })}</Banner>}
    </Dialog>
  );
}
