import FileText from 'lucide-react/icons/file-text';
import { contractMessages } from '@/content/contracts.messages';
import { type PdfLink, resolvePdfLink } from '@/domain/contract/pdf-link';
import { AttachedPdf } from '@/features/contracts/pdf/attached-pdf';
import { FetchedPdf } from '@/features/contracts/pdf/fetched-pdf';
import { isPdfUrl } from '@/features/contracts/pdf/object-urls';
import { OutsidePdf } from '@/features/contracts/pdf/outside-pdf';
import { useMessages } from '@/i18n/use-messages';
import type { PdfOwner } from '@/store/seals/pdf.thunks';

export interface ContractPdfProps {
  contract: PdfOwner;
  /** Offers to check a downloaded copy of what is at another host; not where `UnseenPdf` does. */
  hasCheck?: boolean;
}

/** Link to the PDF, or the reason why it cannot be opened. */
export function ContractPdf({ contract, hasCheck = true }: ContractPdfProps) {
  const link = resolvePdfLink(contract.pdfUrl, { base: window.location.href, isOwn: isPdfUrl });
  if (link.kind === 'none') return null;
  return (
    <div className="inline-flex items-baseline gap-1.5">
      <FileText aria-hidden="true" className="mt-1 size-4 shrink-0 self-start" />
      <PdfContent contract={contract} link={link} hasCheck={hasCheck} />
    </div>
  );
}

interface PdfContentProps extends Required<ContractPdfProps> {
  link: Exclude<PdfLink, { kind: 'none' }>;
}

function PdfContent({ contract, link, hasCheck }: PdfContentProps) {
  const t = useMessages(contractMessages);
  switch (link.kind) {
    case 'attached':
      return <AttachedPdf key={link.href} contract={contract} href={link.href} />;
    case 'outside':
      return <OutsidePdf key={link.href} contract={contract} link={link} hasCheck={hasCheck} />;
    case 'fetched':
      return <FetchedPdf key={link.href} contract={contract} href={link.href} />;
    case 'elsewhere':
      return <span>{t.pdfNotUploaded}</span>;
    case 'unsafe':
      return <span>{t.pdfUnsafe}</span>;
  }
}
