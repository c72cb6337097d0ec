import FileText from 'lucide-react/icons/file-text';
import Upload from 'lucide-react/icons/upload';
import X from 'lucide-react/icons/x';
import { contractFormMessages } from '@/content/contracts.messages';
import type { Attachment } from '@/features/contracts/create/use-attachment';
import { useMessages } from '@/i18n/use-messages';
import { fileSizeText } from '@/lib/file-size';
import { IconButton } from '@/ui/button/icon-button';
import { useLocale } from '@/ui/text/locale-context';
import { OutsideLink } from '@/ui/text/outside-link';

export interface PdfFieldContentProps {
  attachment: Attachment | null;
  onRemove: () => void;
  disabled: boolean;
}

/** What the zone of the PDF field shows: an invitation, or the file. */
export function PdfFieldContent({ attachment, onRemove, disabled }: PdfFieldContentProps) {
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
