import FileText from 'lucide-react/icons/file-text';
import { useEffect, useState } from 'react';
import { settings } from '@/config/settings';
import { contractMessages } from '@/content/contracts.messages';
import { pdfCheckMessages } from '@/content/pdf-check.messages';
import { type PdfLink, resolvePdfLink } from '@/domain/contracts/pdf-link';
import type { PdfFinding } from '@/domain/seals/pdf-match';
import { ChoosePdf } from '@/features/contracts/pdf/choose-pdf';
import { FetchedPdf } from '@/features/contracts/pdf/fetched-pdf';
import { getPdfFile, isPdfUrl } from '@/features/contracts/pdf/object-urls';
import { isAlarmingFinding, PdfAlarm } from '@/features/contracts/pdf/pdf-alarm';
import { useMessages } from '@/i18n/use-messages';
import { useAppDispatch } from '@/store/core/hooks';
import { lookAtPdf, type PdfOwner } from '@/store/seals/pdf.thunks';
import { Foreign } from '@/ui/text/foreign';
import { OutsideLink } from '@/ui/text/outside-link';

interface ContractPdfProps {
  contract: PdfOwner;
  /** Offers to check a downloaded copy of a PDF at another host, unless `UnseenPdf` does. */
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
      return <AttachedPdf key={link.href} contract={contract} link={link} />;
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

interface AttachedPdfProps {
  contract: PdfOwner;
  link: { href: string };
}

/** A file that was chosen on this page. The contract may link to a different file by now. */
function AttachedPdf({ contract, link }: AttachedPdfProps) {
  const t = useMessages(contractMessages);
  const dispatch = useAppDispatch();
  const { id, pdfUrl } = contract;
  const [finding, setFinding] = useState<PdfFinding>('new');
  const [insisted, setInsisted] = useState(false);

  useEffect(() => {
    let isCurrent = true;
    async function look(file: Blob): Promise<void> {
      const found = await dispatch(lookAtPdf({ id, pdfUrl }, file)).catch(() => 'new' as const);
      if (isCurrent) setFinding(found);
    }
    const file = getPdfFile(link.href);
    if (file !== null) void look(file);
    return () => {
      isCurrent = false;
    };
  }, [dispatch, id, pdfUrl, link.href]);

  if (isAlarmingFinding(finding) && !insisted) return <PdfAlarm finding={finding} onOpen={() => setInsisted(true)} />;
  return <OutsideLink href={link.href}>{t.viewPdf}</OutsideLink>;
}

interface OutsidePdfProps {
  contract: PdfOwner;
  link: Extract<PdfLink, { kind: 'outside' }>;
  hasCheck: boolean;
}

/** A PDF at another host. This page may not read it, so only a downloaded copy can be checked. */
function OutsidePdf({ contract, link, hasCheck }: OutsidePdfProps) {
  const t = useMessages(contractMessages);
  const check = useMessages(pdfCheckMessages);
  const [checking, setChecking] = useState(false);
  return (
    <div className="min-w-0">
      <OutsideLink href={link.href}>{t.viewPdf}</OutsideLink>{' '}
      <span className="break-all text-ink-faint">
        (<Foreign>{link.host}</Foreign>)
      </span>
      {settings().seals !== 'off' && (
        <p className="text-xs">
          {check.outside}{' '}
          {hasCheck && !checking && (
            <button
              type="button"
              onClick={() => setChecking(true)}
              className="py-1 font-medium text-accent-ink hover:underline"
            >
              {check.checkCopy}
            </button>
          )}
        </p>
      )}
      {checking && <ChoosePdf contract={contract} isFocused />}
    </div>
  );
}
