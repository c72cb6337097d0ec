import { type ChangeEvent, useState } from 'react';
import { replacementMessages } from '@/content/replacement.messages';
import type { Countersign } from '@/features/withdrawals/replace/use-countersign';
import { useMessages } from '@/i18n/use-messages';
import { readPsbtOrText } from '@/lib/psbt-bytes';
import { FileField } from '@/ui/fields/file-field';
import { TextArea } from '@/ui/fields/text-area';

/** Classes of a field for a PSBT, limited in height so that the content below stays visible. */
export const PSBT_AREA = '[&_textarea]:max-h-28 [&_textarea]:font-mono [&_textarea]:text-xs';

/** Bytes; far more than a PSBT of 1,000 inputs. */
const MAX_FILE = 5_000_000;

/** The replacement of the other party, as text or as a file. */
export function PsbtFields({ countersign: { text, setText, signing } }: { countersign: Countersign }) {
  const t = useMessages(replacementMessages);
  const [isTooLarge, setTooLarge] = useState(false);

  async function readFile({ target }: ChangeEvent<HTMLInputElement>): Promise<void> {
    const file = target.files?.[0];
    if (file === undefined) return;
    setTooLarge(file.size > MAX_FILE);
    if (file.size <= MAX_FILE) setText(readPsbtOrText(new Uint8Array(await file.arrayBuffer())).trim());
  }

  return (
    <>
      <TextArea
        label={t.textField}
        hint={t.textHint}
        value={text}
        className={PSBT_AREA}
        disabled={signing.task.busy}
        spellCheck={false}
        onChange={(event) => setText(event.target.value)}
      />
      <FileField
        label={t.fileField}
        texts={{ choose: t.choose, none: t.none }}
        error={isTooLarge ? t.fileTooLarge : null}
        accept=".psbt,.txt"
        disabled={signing.task.busy}
        onChange={(event) => void readFile(event)}
      />
    </>
  );
}
