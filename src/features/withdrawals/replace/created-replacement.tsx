import { replacementMessages } from '@/content/replacement.messages';
import { scrollIntoView } from '@/features/signing/failure';
import { PSBT_AREA } from '@/features/withdrawals/replace/psbt-fields';
import { useMessages } from '@/i18n/use-messages';
import { saveFile } from '@/lib/save-file';
import { Button } from '@/ui/button/button';
import { CopyButton } from '@/ui/copy/copy-button';
import { TextArea } from '@/ui/fields/text-area';
import { Banner } from '@/ui/message/banner';

export interface CreatedReplacementProps {
  /** Signed by the user, base64. */
  psbt: string;
  /** Of the transaction to be replaced. */
  txid: string;
}

/** A replacement that the other party has to sign next. */
export function CreatedReplacement({ psbt, txid }: CreatedReplacementProps) {
  const t = useMessages(replacementMessages);
  return (
    <div ref={scrollIntoView} className="flex scroll-mt-5 flex-col gap-4">
      <Banner tone="green">
        <p className="font-medium">{t.createdTitle}</p>
        <p>{t.createdText}</p>
      </Banner>
      <TextArea label={t.psbt} readOnly value={psbt} className={PSBT_AREA} spellCheck={false} />
      <div className="flex flex-wrap gap-3">
        <CopyButton size="sm" text={psbt} copiedLabel={t.copied} failedLabel={t.copyFailed}>
          {t.copy}
        </CopyButton>
        <Button size="sm" onClick={() => saveFile(`replacement-${txid.slice(0, 8)}.psbt`, psbt, 'text/plain')}>
          {t.save}
        </Button>
      </div>
      <p className="text-sm text-ink-soft">{t.createdLost}</p>
    </div>
  );
}
