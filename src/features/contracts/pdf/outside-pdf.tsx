import { useState } from 'react';
import { settings } from '@/config/settings';
import { contractMessages } from '@/content/contracts.messages';
import { pdfCheckMessages } from '@/content/pdf-check.messages';
import type { PdfLink } from '@/domain/contract/pdf-link';
import { ChoosePdf } from '@/features/contracts/pdf/choose-pdf';
import { useMessages } from '@/i18n/use-messages';
import type { PdfOwner } from '@/store/seals/pdf.thunks';
import { Foreign } from '@/ui/text/foreign';
import { OutsideLink } from '@/ui/text/outside-link';

export interface OutsidePdfProps {
  contract: PdfOwner;
  link: Extract<PdfLink, { kind: 'outside' }>;
  hasCheck: boolean;
}

/** A PDF at another host, which this page may not read: only a downloaded copy can be checked. */
export function OutsidePdf({ contract, link, hasCheck }: OutsidePdfProps) {
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
