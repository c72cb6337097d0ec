import FileText from 'lucide-react/icons/file-text';
import Upload from 'lucide-react/icons/upload';
import X from 'lucide-react/icons/x';
import { type DragEvent, useRef, useState } from 'react';
import { settings } from '@/config/settings';
import { contractFormMessages } from '@/content/contracts.messages';
import type { Attachment, AttachmentField } from '@/features/contracts/create/use-attachment';
import { useMessages } from '@/i18n/use-messages';
import { fileSizeText } from '@/lib/file-size';
import { IconButton } from '@/ui/button/icon-button';
import { Field } from '@/ui/fields/field';
import { classes } from '@/ui/layout/classes';
import { useLocale } from '@/ui/text/locale-context';
import { OutsideLink } from '@/ui/text/outside-link';

export interface PdfFieldProps {
  field: AttachmentField;
  /** While it is being sent. */
  disabled: boolean;
}

const ZONE =
  'relative flex min-h-20 items-center gap-3 rounded-control border px-4 py-3 text-sm transition-colors ' +
  'has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-accent-ink';

/** A PDF by picker or drop. The native input lies over the whole zone, so that a click anywhere opens the picker. */
export function PdfField({ field, disabled }: PdfFieldProps) {
  const t = useMessages(contractFormMessages);
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);

  function onDrop(event: DragEvent): void {
    event.preventDefault();
    setOver(false);
    if (!disabled) field.attach(event.dataTransfer.files[0]);
  }

  function remove(): void {
    // Else choosing the same file again would be no change.
    if (input.current !== null) input.current.value = '';
    field.remove();
    input.current?.focus();
  }

  return (
    <Field
      label={t.pdf}
      hint={settings().uploadUrl === '' ? t.pdfHintLocal : t.pdfHint}
      error={field.refused ? t.pdfWrong : null}
    >
      {(control) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut; the input inside does the same by keyboard
        <div
          onDrop={onDrop}
          onDragOver={(event) => {
            event.preventDefault();
            setOver(true);
          }}
          onDragLeave={() => setOver(false)}
          className={classes(
            ZONE,
            field.attachment === null ? 'border-dashed border-line-strong' : 'border-line-strong bg-raised',
            over ? 'border-accent-ink bg-accent-soft' : 'hover:border-ink-soft',
          )}
        >
          <PdfFieldContent attachment={field.attachment} onRemove={remove} disabled={disabled} />
          <input
            {...control}
            ref={input}
            type="file"
            accept=".pdf"
            disabled={disabled}
            onChange={(event) => field.attach(event.target.files?.[0])}
            className="absolute inset-0 cursor-pointer opacity-0"
          />
        </div>
      )}
    </Field>
  );
}

interface PdfFieldContentProps {
  attachment: Attachment | null;
  onRemove: () => void;
  disabled: boolean;
}

/** What the zone of the PDF field shows: an invitation, or the file. */
function PdfFieldContent({ attachment, onRemove, disabled }: PdfFieldContentProps) {
  const t = useMessages(contractFormMessages);
  const locale = useLocale();
  if (attachment === null) {
    return (
      <>
        <Upload aria-hidden="true" className="size-5 shrink-0 text-ink-faint" />
        <span aria-hidden="true" className="text-ink-soft">
          <span className="font-medium text-accent-ink">{t.pdfChoose}</span> {t.pdfDrop}
        </span>
      </>
    );
  }
  return (
    <>
      <FileText aria-hidden="true" className="size-5 shrink-0 text-ink-faint" />
      <span className="min-w-0 flex-1">
        <span className="block truncate font-medium">{attachment.file.name}</span>
        <span className="text-xs text-ink-faint">{fileSizeText(attachment.file.size, locale)}</span>
      </span>
      <OutsideLink href={attachment.url} className="relative z-10">
        {t.pdfView}
      </OutsideLink>
      <IconButton label={t.pdfRemove} onClick={onRemove} disabled={disabled} className="relative z-10">
        <X aria-hidden="true" className="size-4" />
      </IconButton>
    </>
  );
}
