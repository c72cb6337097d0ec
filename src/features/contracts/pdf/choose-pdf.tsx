import { type ChangeEvent, useState } from 'react';
import { describeError, errorMessages } from '@/content/errors.messages';
import { pdfCheckMessages } from '@/content/pdf-check.messages';
import type { ErrorData } from '@/domain/primitives/errors';
import type { PdfMatch } from '@/domain/terms/pdf-match';
import { PdfMatchNote } from '@/features/contracts/pdf/pdf-match-note';
import { useMessages } from '@/i18n/use-messages';
import { useTask } from '@/lib/use-task';
import { choosePdf, type PdfOwner } from '@/store/seals/pdf.thunks';
import { useAppDispatch } from '@/store/setup/hooks';
import { FileField } from '@/ui/fields/file-field';

export interface ChoosePdfProps {
  contract: PdfOwner;
  isFocused?: boolean;
  /** Called once the PDF is known. */
  onSeen?: (() => void) | undefined;
}

/** Takes the PDF from the user, who received it by other means, and compares it with what was signed (docs/seal.md#the-pdf). */
export function ChoosePdf({ contract, isFocused = false, onSeen }: ChoosePdfProps) {
  const t = useMessages(pdfCheckMessages);
  const errors = useMessages(errorMessages);
  const dispatch = useAppDispatch();
  const { error, busy, run } = useTask<ErrorData>();
  const [chosen, setChosen] = useState<{ file: File; match: PdfMatch } | null>(null);

  async function compare(file: File, isWanted = false): Promise<void> {
    setChosen(null);
    const done = await run(() => dispatch(choosePdf(contract, file, isWanted)));
    if (done === null) return;
    const match = isWanted ? 'noted' : done.value;
    setChosen({ file, match });
    if (match !== 'not-sealed') onSeen?.();
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
      {chosen !== null && (
        <PdfMatchNote contractId={contract.id} match={chosen.match} onWanted={() => void compare(chosen.file, true)} />
      )}
    </div>
  );
}
