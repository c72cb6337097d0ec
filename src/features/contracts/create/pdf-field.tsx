import X from 'lucide-react/icons/x';
import { useEffect, useRef, useState } from 'react';
import { settings } from '@/config/settings';
import { contractFormMessages } from '@/content/contracts.messages';
import { errorMessages } from '@/content/errors.messages';
import { isPdfName } from '@/domain/contracts/pdf-link';
import { createPdfUrl, revokePdfUrl } from '@/features/contracts/pdf/object-urls';
import { useMessages } from '@/i18n/use-messages';
import { formatFileSize } from '@/lib/file-size';
import { PDF_LIMIT } from '@/lib/pdf-bytes';
import { IconButton } from '@/ui/button/icon-button';
import { FileField } from '@/ui/fields/file-field';
import { useLocale } from '@/ui/text/locale-context';
import { OutsideLink } from '@/ui/text/outside-link';

interface PdfFieldProps {
  field: AttachmentField;
  disabled: boolean;
}

/** PDF picker, with the size of the chosen file, a link to it, and its removal. */
export function PdfField({ field, disabled }: PdfFieldProps) {
  const t = useMessages(contractFormMessages);
  const errors = useMessages(errorMessages);
  const locale = useLocale();
  const { attachment, rejected } = field;
  return (
    <div className="flex flex-col gap-1.5">
      <FileField
        // Begins again without a file.
        key={field.turn}
        label={t.pdf}
        hint={settings().uploadUrl === '' ? t.pdfHintLocal : t.pdfHint}
        error={rejected === null ? null : rejected === 'not-pdf' ? t.pdfRejected : errors[rejected]}
        texts={{ choose: t.pdfChoose, none: t.pdfNone }}
        accept=".pdf"
        disabled={disabled}
        onChange={(event) => field.attach(event.target.files?.[0])}
      />
      {attachment !== null && (
        <p className="flex items-center gap-3 text-xs text-ink-faint">
          {formatFileSize(attachment.file.size, locale)}
          <OutsideLink href={attachment.url}>{t.pdfView}</OutsideLink>
          <IconButton label={t.pdfRemove} onClick={field.remove} disabled={disabled}>
            <X aria-hidden="true" className="size-4" />
          </IconButton>
        </p>
      )}
    </div>
  );
}

export interface Attachment {
  file: File;
  /** A local object URL (docs/specification.md#7-calls). */
  url: string;
}

interface AttachmentField {
  attachment: Attachment | null;
  /** Changes when the field is emptied. */
  turn: number;
  /** Why the last file was refused. */
  rejected: 'not-pdf' | 'pdf-empty' | 'pdf-too-large' | null;
  attach: (file: File | undefined) => void;
  remove: () => void;
  /** Gives the URL to the contract, so that closing the form does not revoke it. */
  handOver: () => void;
}

/** The attached PDF. Its object URL is revoked when the file is replaced, removed or refused, or the form closes. */
export function useAttachment(): AttachmentField {
  const [attachment, setAttachment] = useState<Attachment | null>(null);
  const [rejected, setRejected] = useState<AttachmentField['rejected']>(null);
  const [turn, setTurn] = useState(0);
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
    else remove();
  }

  function remove(): void {
    replace(null);
    setTurn(turn + 1);
  }

  useEffect(() => () => revoke(ownUrl.current), []);

  return {
    attachment,
    turn,
    rejected,
    attach,
    remove,
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
