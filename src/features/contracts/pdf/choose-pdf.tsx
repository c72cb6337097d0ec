import { type ChangeEvent, useState } from 'react';
import { describeError, errorMessages } from '@/content/errors.messages';
import { pdfCheckMessages } from '@/content/pdf-check.messages';
import type { ErrorData } from '@/domain/primitives/errors';
import { useMessages } from '@/i18n/use-messages';
import { useTask } from '@/lib/use-task';
import { useAppDispatch } from '@/store/core/hooks';
import { type ChosenPdf, choosePdf, type PdfOwner } from '@/store/terms/pdf.thunks';
import { FileField } from '@/ui/fields/file-field';
import { Banner } from '@/ui/message/banner';

interface ChoosePdfProps {
  contract: PdfOwner;
  isFocused?: boolean;
}

/** Compares a PDF file that the user chooses with the signed one (docs/terms.md#the-pdf). */
export function ChoosePdf({ contract, isFocused = false }: ChoosePdfProps) {
  const t = useMessages(pdfCheckMessages);
  const errors = useMessages(errorMessages);
  const dispatch = useAppDispatch();
  const { error, busy, run } = useTask<ErrorData>();
  const [chosen, setChosen] = useState<{ file: File; match: ChosenPdf } | null>(null);

  async function compare(file: File, isWanted = false): Promise<void> {
    setChosen(null);
    const done = await run(() => dispatch(choosePdf(contract, file, isWanted)));
    if (done === null) return;
    setChosen({ file, match: isWanted ? 'noted' : done.value });
  }

  function choose({ target }: ChangeEvent<HTMLInputElement>): void {
    const file = target.files?.[0];
    if (file !== undefined) void compare(file);
  }

  return (
    <div className="flex flex-col gap-2 py-1 text-sm">
      <FileField
        label={t.field}
        hint={t.fieldHint}
        texts={{ choose: t.choose, none: t.none }}
        error={error === null ? null : describeError(errors, error)}
        accept=".pdf,application/pdf"
        autoFocus={isFocused}
        disabled={busy}
        onChange={choose}
      />
      {busy && <p role="status">{t.comparing}</p>}
      {chosen !== null && <PdfMatchNote match={chosen.match} onWanted={() => void compare(chosen.file, true)} />}
    </div>
  );
}

interface PdfMatchNoteProps {
  match: ChosenPdf;
  /** Accepts it although both parties signed another one. */
  onWanted: () => void;
}

/** Result of checking the chosen PDF. */
function PdfMatchNote({ match, onWanted }: PdfMatchNoteProps) {
  const t = useMessages(pdfCheckMessages);
  switch (match) {
    case 'sealed':
      return <Banner tone="green">{t.match}</Banner>;
    case 'not-sealed':
      return (
        <Banner tone="red" action={{ label: t.useAnyway, onPress: onWanted }}>
          {t.noMatch}
        </Banner>
      );
    case 'noted':
      return <Banner tone="blue">{t.noted}</Banner>;
  }
}
