import FileText from 'lucide-react/icons/file-text';
import { useEffect, useRef, useState } from 'react';
import { settings } from '@/config/settings';
import { contractMessages } from '@/content/contracts.messages';
import { describeError, errorMessages } from '@/content/errors.messages';
import { pdfCheckMessages } from '@/content/pdf-check.messages';
import { type PdfLink, resolvePdfLink } from '@/domain/contracts/pdf-link';
import type { ErrorData } from '@/domain/primitives/errors';
import type { PdfFinding } from '@/domain/terms/pdf-match';
import { ChoosePdf } from '@/features/contracts/pdf/choose-pdf';
import { createPdfUrl, getPdfFile, isPdfUrl } from '@/features/contracts/pdf/object-urls';
import { Waiting } from '@/features/waiting/waiting';
import { useMessages } from '@/i18n/use-messages';
import { useTask } from '@/lib/use-task';
import { useAppDispatch } from '@/store/core/hooks';
import { type FetchedPdfLink as Fetched, fetchContractPdf, lookAtPdf, type PdfOwner } from '@/store/terms/pdf.thunks';
import { Button } from '@/ui/button/button';
import { Foreign } from '@/ui/text/foreign';
import { OutsideLink } from '@/ui/text/outside-link';
import { LINK } from '@/ui/text/text-link';

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
  const [finding, setFinding] = useState<PdfFinding>('fits');
  const [insisted, setInsisted] = useState(false);

  useEffect(() => {
    let isCurrent = true;
    async function look(file: Blob): Promise<void> {
      const found = await dispatch(lookAtPdf({ id, pdfUrl }, file)).catch(() => 'fits' as const);
      if (isCurrent) setFinding(found);
    }
    const file = getPdfFile(link.href);
    if (file !== null) void look(file);
    return () => {
      isCurrent = false;
    };
  }, [dispatch, id, pdfUrl, link.href]);

  if (finding !== 'fits' && !insisted) return <PdfAlarm finding={finding} onOpen={() => setInsisted(true)} />;
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

interface FetchedPdfProps {
  contract: PdfOwner;
  href: string;
}

/**
 * A PDF of this origin. The server may answer with a page, whose scripts could read everything here. So the address is
 * never opened, only a copy that is known to be a PDF (docs/security.md#the-page). A PDF other than the signed one
 * opens only after the user has read a warning (docs/terms.md#the-pdf).
 */
function FetchedPdf({ contract, href }: FetchedPdfProps) {
  const t = useMessages(contractMessages);
  const errors = useMessages(errorMessages);
  const dispatch = useAppDispatch();
  const task = useTask<ErrorData>();
  const [copy, setCopy] = useState<string | null>(null);
  const [held, setHeld] = useState<Fetched | null>(null);
  const link = useRef<HTMLAnchorElement>(null);
  const opener = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (copy === null) return;
    // A browser may refuse to open a tab this long after the press. The link is then pressed again.
    link.current?.focus();
    link.current?.click();
  }, [copy]);

  async function open(): Promise<void> {
    const fetched = await task.run((intent) => dispatch(fetchContractPdf(contract, href, intent)));
    if (fetched === null) return;
    if (fetched.value.finding === 'fits') show(fetched.value);
    else setHeld(fetched.value);
  }

  function show({ blob }: Fetched): void {
    // Not revoked: the tab that shows the copy may still load it, or be reloaded.
    setCopy(createPdfUrl(blob));
  }

  function stop(): void {
    task.stop();
    // Moves the focus, because the pressed button disappears.
    opener.current?.focus();
  }

  if (copy !== null) {
    return (
      <span>
        <OutsideLink href={copy} ref={link}>
          {t.viewPdf}
        </OutsideLink>{' '}
        <span role="status" className="text-ink-faint">
          {t.pdfReady}
        </span>
      </span>
    );
  }
  if (held !== null && held.finding !== 'fits') return <PdfAlarm finding={held.finding} onOpen={() => show(held)} />;
  return (
    <div>
      {/* biome-ignore lint/a11y/useSemanticElements: with an address, it could be opened unchecked in a new tab */}
      <button
        ref={opener}
        type="button"
        role="link"
        aria-disabled={task.busy}
        onClick={() => void open()}
        className={`${LINK} cursor-pointer py-0.5`}
      >
        {t.viewPdf}
      </button>{' '}
      <span role="status" className="text-ink-faint">
        {task.busy && t.pdfFetching}
      </span>
      {task.busy && <Waiting task={{ ...task, stop }} />}
      {task.error !== null && (
        <span role="alert" className="block text-tone-red">
          {t.pdfNotOpened} {describeError(errors, task.error)}
        </span>
      )}
    </div>
  );
}

interface PdfAlarmProps {
  finding: Exclude<PdfFinding, 'fits'>;
  onOpen: () => void;
}

/** Explains why the PDF may be unsafe or changed, before it opens. */
function PdfAlarm({ finding, onOpen }: PdfAlarmProps) {
  const t = useMessages(pdfCheckMessages);
  return (
    <span role="alert" className="text-tone-red">
      {t[finding]}{' '}
      <Button size="sm" onClick={onOpen}>
        {t.openAnyway}
      </Button>
    </span>
  );
}
