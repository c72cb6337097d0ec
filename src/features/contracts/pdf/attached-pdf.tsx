import { useEffect, useState } from 'react';
import { contractMessages } from '@/content/contracts.messages';
import type { PdfFinding } from '@/domain/terms/pdf-match';
import { getPdfFile } from '@/features/contracts/pdf/object-urls';
import { isAlarming, PdfAlarm } from '@/features/contracts/pdf/pdf-alarm';
import { useMessages } from '@/i18n/use-messages';
import { lookAtPdf, type PdfOwner } from '@/store/seals/pdf.thunks';
import { useAppDispatch } from '@/store/setup/hooks';
import { OutsideLink } from '@/ui/text/outside-link';

export interface AttachedPdfProps {
  contract: PdfOwner;
  href: string;
}

/** A file that was chosen on this page. The contract may name a different file by now. */
export function AttachedPdf({ contract, href }: AttachedPdfProps) {
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
    const file = getPdfFile(href);
    if (file !== null) void look(file);
    return () => {
      isCurrent = false;
    };
  }, [dispatch, id, pdfUrl, href]);

  if (isAlarming(finding) && !insisted) return <PdfAlarm finding={finding} onOpen={() => setInsisted(true)} />;
  const link = { href };
  return <OutsideLink href={link.href}>{t.viewPdf}</OutsideLink>;
}
