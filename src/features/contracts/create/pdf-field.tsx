import FileText from 'lucide-react/icons/file-text';
import Upload from 'lucide-react/icons/upload';
import X from 'lucide-react/icons/x';
import { type DragEvent, useEffect, useRef, useState } from 'react';
import { settings } from '@/config/settings';
import { contractFormMessages } from '@/content/contracts.messages';
import { errorMessages } from '@/content/errors.messages';
import { isPdfName } from '@/domain/contracts/pdf-link';
import { createPdfUrl, revokePdfUrl } from '@/features/contracts/pdf/object-urls';
import { useMessages } from '@/i18n/use-messages';
import { formatFileSize } from '@/lib/file-size';
import { PDF_LIMIT } from '@/lib/pdf-bytes';
import { IconButton } from '@/ui/button/icon-button';
import { Field } from '@/ui/fields/field';
import { classes } from '@/ui/layout/classes';
import { Foreign } from '@/ui/text/foreign';
import { useLocale } from '@/ui/text/locale-context';
import { OutsideLink } from '@/ui/text/outside-link';

interface PdfFieldProps {
  field: AttachmentField;
  disabled: boolean;
}

const ZONE =
  'relative flex min-h-20 items-center gap-3 rounded-control border px-4 py-3 text-sm transition-colors ' +
  'has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-accent-ink';

/** PDF picker and drop zone. The native input covers the zone, so a click anywhere opens the picker. */
export function PdfField({ field, disabled }: PdfFieldProps) {
  const t = useMessages(contractFormMessages);
  const errors = useMessages(errorMessages);
  const input = useRef<HTMLInputElement>(null);
  const [isDraggedOver, setDraggedOver] = useState(false);

  function onDrop(event: DragEvent): void {
    event.preventDefault();
    setDraggedOver(false);
    if (!disabled) field.attach(event.dataTransfer.files[0]);
  }

  function remove(): void {
    // Otherwise choosing the same file again fires no change event.
    if (input.current !== null) input.current.value = '';
    field.remove();
    input.current?.focus();
  }

  return (
    <Field
      label={t.pdf}
      hint={settings().uploadUrl === '' ? t.pdfHintLocal : t.pdfHint}
      error={field.rejected === null ? null : field.rejected === 'not-pdf' ? t.pdfRejected : errors[field.rejected]}
    >
      {(control) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut for the input inside
        <div
          onDrop={onDrop}
          onDragOver={(event) => {
            event.preventDefault();
            setDraggedOver(true);
          }}
          onDragLeave={() => setDraggedOver(false)}
          className={classes(
            ZONE,
            field.attachment === null ? 'border-dashed border-line-strong' : 'border-line-strong bg-raised',
            isDraggedOver ? 'border-accent-ink bg-accent-soft' : 'hover:border-ink-soft',
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
        <Foreign className="block truncate font-medium">{attachment.file.name}</Foreign>
        <span className="text-xs text-ink-faint">{formatFileSize(attachment.file.size, locale)}</span>
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

export interface Attachment {
  file: File;
  /** A local object URL (docs/specification.md#7-calls). */
  url: string;
}

interface AttachmentField {
  attachment: Attachment | null;
  /** Why the last file was refused. */
  rejected: 'not-pdf' | 'pdf-empty' | 'pdf-too-large' | null;
  attach: (file: File | undefined) => void;
  remove: () => void;
  /** Gives the URL to the contract, so that closing the form does not revoke it. */
  handOver: () => void;
}

/** The attached PDF. Its object URL is revoked when the file is replaced or removed, or the form closes. */
export function useAttachment(): AttachmentField {
  const [attachment, setAttachment] = useState<Attachment | null>(null);
  const [rejected, setRejected] = useState<AttachmentField['rejected']>(null);
  const ownUrl = useRef<string | null>(null);

  function replace(next: Attachment | null): void {
    revoke(ownUrl.current);
    ownUrl.current = next?.url ?? null;
    setAttachment(next);
  }

  function attach(file: File | undefined): void {
    if (file === undefined) return;
    const problem = findProblem(file);
    setRejected(problem);
    if (problem === null) replace({ file, url: createPdfUrl(file) });
  }

  useEffect(() => () => revoke(ownUrl.current), []);

  return {
    attachment,
    rejected,
    attach,
    remove: () => replace(null),
    handOver: () => {
      ownUrl.current = null;
    },
  };
}

function findProblem({ name, size }: File): AttachmentField['rejected'] {
  if (!isPdfName(name)) return 'not-pdf';
  if (size === 0) return 'pdf-empty';
  return size > PDF_LIMIT ? 'pdf-too-large' : null;
}

function revoke(url: string | null): void {
  if (url !== null) revokePdfUrl(url);
}
