import { type ReactNode, useState } from 'react';
import { settings } from '@/config/settings';
import { describeError, errorMessages } from '@/content/errors.messages';
import { pdfCheckMessages } from '@/content/pdf-check.messages';
import { type PdfLink, resolvePdfLink } from '@/domain/contracts/pdf-link';
import type { ErrorData } from '@/domain/primitives/errors';
import { getKnownPdf } from '@/domain/terms/pdf-match';
import { ChoosePdf } from '@/features/contracts/pdf/choose-pdf';
import { isPdfUrl } from '@/features/contracts/pdf/object-urls';
import { useMessages } from '@/i18n/use-messages';
import { useTask } from '@/lib/use-task';
import { useAppDispatch, useAppSelector } from '@/store/core/hooks';
import { fetchContractPdf, type PdfOwner } from '@/store/terms/pdf.thunks';
import { selectContractTerms } from '@/store/terms/terms.selectors';
import { Button } from '@/ui/button/button';

interface UnseenPdfProps {
  contract: PdfOwner;
  /** Adds the reason if the surrounding text does not give it. */
  hasReason?: boolean;
  /** Part of a line of text, without making it higher. */
  isInline?: boolean;
}

/**
 * Makes the PDF of a contract known to this device, which its terms need: reads it from this origin, or takes the file from
 * the user. Shows nothing if there is no PDF, or if it was already known.
 */
export function UnseenPdf({ contract, hasReason = false, isInline = false }: UnseenPdfProps) {
  const t = useMessages(pdfCheckMessages);
  const link = resolvePdfLink(contract.pdfUrl, { base: window.location.href, isOwn: isPdfUrl });
  const contractTerms = useAppSelector((state) => selectContractTerms(state, contract.id));
  const isKnown = contractTerms !== null && getKnownPdf(contractTerms.record, contract.pdfUrl?.trim() ?? '') !== null;
  // The result for a chosen file stays on screen.
  const [wasUnseen, setWasUnseen] = useState(!isKnown);
  if (!isKnown && !wasUnseen) setWasUnseen(true);
  if (settings().seals === 'off' || !needsUser(link.kind) || !wasUnseen) return null;
  const reason = hasReason && <p>{t.unseen}</p>;
  if (link.kind === 'fetched') return <ReadPdf {...{ contract, isInline, reason }} href={link.href} />;
  return (
    <div className="flex flex-col gap-1 text-sm">
      {reason}
      <ChoosePdf contract={contract} />
    </div>
  );
}

/** Object URLs of this page are known. Unsafe links are never read. */
function needsUser(kind: PdfLink['kind']): boolean {
  return kind === 'fetched' || kind === 'outside' || kind === 'elsewhere';
}

interface ReadPdfProps {
  contract: PdfOwner;
  href: string;
  /** Disappears once the PDF is read. */
  reason: ReactNode;
  isInline: boolean;
}

function ReadPdf({ contract, href, reason, isInline }: ReadPdfProps) {
  const t = useMessages(pdfCheckMessages);
  const errors = useMessages(errorMessages);
  const dispatch = useAppDispatch();
  const { state, busy, error, run } = useTask<ErrorData>();
  if (state.status === 'done') return null;

  async function read(): Promise<void> {
    await run((intent) => dispatch(fetchContractPdf(contract, href, intent)));
  }

  return (
    <div className="flex flex-col gap-2 text-sm">
      {reason}
      {isInline ? (
        <button
          type="button"
          disabled={busy}
          onClick={() => void read()}
          className="self-start py-1 font-medium text-accent-ink hover:underline disabled:text-ink-soft"
        >
          {busy ? t.reading : t.read}
        </button>
      ) : (
        <Button className="self-start" size="sm" busy={busy} busyLabel={t.reading} onClick={() => void read()}>
          {t.read}
        </Button>
      )}
      {error !== null && (
        <>
          <p role="alert" className="text-tone-red">
            {t.readFailed} {describeError(errors, error)}
          </p>
          <ChoosePdf contract={contract} />
        </>
      )}
    </div>
  );
}
