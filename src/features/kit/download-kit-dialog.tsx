import { useState } from 'react';
import { describeError, errorMessages } from '@/content/errors.messages';
import { kitDownloadMessages } from '@/content/kit-download.messages';
import { sumKitCoins } from '@/domain/kit/kit';
import { RecoveryHelpLink } from '@/features/kit/recovery-help-link';
import { SlowLoad } from '@/features/waiting/slow-load';
import { useMessages } from '@/i18n/use-messages';
import { saveFile } from '@/lib/save-file';
import { useLoaded } from '@/lib/use-loaded';
import { useAppDispatch } from '@/store/core/hooks';
import { type BuiltKit, buildKit, saveKit } from '@/store/kit/build-kit.thunks';
import { Button } from '@/ui/button/button';
import { CopyButton } from '@/ui/copy/copy-button';
import { Dialog } from '@/ui/dialog/dialog';
import { Banner } from '@/ui/message/banner';
import { Amount } from '@/ui/text/amount';
import { Fact, FactList } from '@/ui/text/fact-list';
import { Foreign } from '@/ui/text/foreign';

export interface DownloadKitDialogProps {
  /** Opens 'Rehearse', the next step. */
  onRehearse: () => void;
  onClose: () => void;
}

/** Shows what the kit has and lacks, then saves it. Needs no password, because the key is not opened. */
export function DownloadKitDialog({ onRehearse, onClose }: DownloadKitDialogProps) {
  const t = useMessages(kitDownloadMessages);
  const errors = useMessages(errorMessages);
  const dispatch = useAppDispatch();
  const { value: result, loading, reload } = useLoaded((signal) => dispatch(buildKit(signal)), '');
  const [saved, setSaved] = useState<{ name: string; text: string } | null>(null);
  const built = result?.ok === true && !loading ? result.value : null;
  const failure = result?.ok === false && !loading ? result.error : null;

  function download(): void {
    if (built === null) return;
    const file = dispatch(saveKit(built.kits));
    saveFile(file.name, file.text);
    setSaved(file);
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
        <Banner tone="red" action={{ label: t.retry, onPress: reload }}>
          {describeError(errors, failure)}
        </Banner>
      )}
      {built !== null && <KitContents built={built} />}
      {saved !== null && (
        <Banner tone="green">
          <p>{t.downloaded({ file: saved.name })}</p>
          {/* Browsers inside of other apps often save no files. */}
          <CopyButton size="sm" text={saved.text} copiedLabel={t.copied} failedLabel={t.copyFailed}>
            {t.copyText}
          </CopyButton>
        </Banner>
      )}
    </Dialog>
  );
}

/** The contents of a kit, and its missing parts. */
function KitContents({ built: { kits, leftOut, recorded, unlisted } }: { built: BuiltKit }) {
  const t = useMessages(kitDownloadMessages);
  const errors = useMessages(errorMessages);
  const guarantees = kits.flatMap((kit) => kit.guarantees);
  const deposits = guarantees.flatMap((guarantee) => guarantee.deposits);
  const unverified = guarantees.flatMap((guarantee) => guarantee.unverified).length;
  return (
    <>
      <FactList>
        <Fact label={t.contracts}>{kits.length}</Fact>
        <Fact label={t.deposits}>{deposits.flatMap(({ coins }) => coins).length}</Fact>
        <Fact label={t.amount} wide>
          <Amount sats={sumKitCoins(deposits)} fiat={false} />
        </Fact>
      </FactList>
      {leftOut.map(({ title, error }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list of one kit, which does not change
        <Banner key={at} tone="yellow">
          <p className="font-medium">
            {t.leftOut} <Foreign>{title}</Foreign>
          </p>
          <p>{describeError(errors, error)}</p>
        </Banner>
      ))}
      {unverified > 0 && <Banner tone="yellow">{t.unverified(unverified)}</Banner>}
      {unlisted > 0 && <Banner tone="yellow">{t.unlisted(unlisted)}</Banner>}
      {recorded > 0 && <Banner tone="yellow">{t.recorded(recorded)}</Banner>}
      <p className="text-sm text-ink-soft">{t.encrypted}</p>
      <p className="text-sm text-ink-soft">{t.advice}</p>
      <p className="text-sm">
        <RecoveryHelpLink />
      </p>
    </>
  );
}
