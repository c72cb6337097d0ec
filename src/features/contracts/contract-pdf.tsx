import FileText from 'lucide-react/icons/file-text';
import { contractMessages } from '@/content/contracts.messages';
import { pdfLink } from '@/domain/contract/pdf-link';
import { isOwnDocument } from '@/features/contracts/create/own-documents';
import { useMessages } from '@/i18n/use-messages';
import { OutsideLink } from '@/ui/text/outside-link';

export interface ContractPdfProps {
  url: string | null;
}

/** 'View Contract PDF' where it can be opened, else why not; nothing without a PDF. */
export function ContractPdf({ url }: ContractPdfProps) {
  const t = useMessages(contractMessages);
  const link = pdfLink(url, { base: window.location.href, isOwn: isOwnDocument });
  if (link.kind === 'none') return null;
  return (
    <span className="inline-flex items-baseline gap-1.5">
      <FileText aria-hidden="true" className="size-4 shrink-0 self-center" />
      {link.kind === 'link' ? (
        <OutsideLink href={link.href}>{t.viewPdf}</OutsideLink>
      ) : (
        <span>{link.kind === 'elsewhere' ? t.pdfElsewhere : t.pdfUnsafe}</span>
      )}
    </span>
  );
}
