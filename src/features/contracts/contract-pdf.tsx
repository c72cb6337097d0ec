import FileText from 'lucide-react/icons/file-text';
import { useEffect, useRef, useState } from 'react';
import { contractMessages } from '@/content/contracts.messages';
import { describeError, errorMessages } from '@/content/errors.messages';
import { waitingMessages } from '@/content/waiting.messages';
import { type PdfLink, resolvePdfLink } from '@/domain/contract/pdf-link';
import type { ErrorData } from '@/domain/primitives/errors';
import { createPdfUrl, isPdfUrl } from '@/features/contracts/object-urls';
import { useMessages } from '@/i18n/use-messages';
import { SLOW_MS } from '@/lib/slow';
import { useSettled } from '@/lib/timed-flags';
import { useTask } from '@/lib/use-task';
import { fetchContractPdf } from '@/store/contracts/pdf.thunks';
import { useAppDispatch } from '@/store/setup/hooks';
import { Button } from '@/ui/button/button';
import { Foreign } from '@/ui/text/foreign';
import { OutsideLink } from '@/ui/text/outside-link';
import { LINK } from '@/ui/text/text-link';

export interface ContractPdfProps {
  url: string | null;
}

/** Link to the PDF, or the reason why it cannot be opened. */
export function ContractPdf({ url }: ContractPdfProps) {
  const link = resolvePdfLink(url, { base: window.location.href, isOwn: isPdfUrl });
  if (link.kind === 'none') return null;
  return (
    <span className="inline-flex items-baseline gap-1.5">
      <FileText aria-hidden="true" className="size-4 shrink-0 self-center" />
      <PdfContent link={link} />
    </span>
  );
}

function PdfContent({ link }: { link: Exclude<PdfLink, { kind: 'none' }> }) {
  const t = useMessages(contractMessages);
  switch (link.kind) {
    case 'attached':
      return <OutsideLink href={link.href}>{t.viewPdf}</OutsideLink>;
    case 'outside':
      return (
        <span>
          <OutsideLink href={link.href}>{t.viewPdf}</OutsideLink>{' '}
          <span className="break-all text-ink-faint">
            (<Foreign>{link.host}</Foreign>)
          </span>
        </span>
      );
    case 'fetched':
      return <FetchedPdf key={link.href} href={link.href} />;
    case 'elsewhere':
      return <span>{t.pdfNotUploaded}</span>;
    case 'unsafe':
      return <span>{t.pdfUnsafe}</span>;
  }
}

/**
 * A PDF of this origin. The server may answer with a page, whose scripts could read everything here: the address is
 * never opened, only a copy that is known to be a PDF (docs/security.md#the-page).
 */
function FetchedPdf({ href }: { href: string }) {
  const t = useMessages(contractMessages);
  const errors = useMessages(errorMessages);
  const dispatch = useAppDispatch();
  const waiting = useMessages(waitingMessages);
  const task = useTask<ErrorData>();
  const isSlow = useSettled(task.busy, SLOW_MS);
  const [copy, setCopy] = useState<string | null>(null);
  const link = useRef<HTMLAnchorElement>(null);
  const opener = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (copy === null) return;
    // A browser may refuse to open a tab this long after the press. The link is then pressed again.
    link.current?.focus();
    link.current?.click();
  }, [copy]);

  async function open(): Promise<void> {
    const fetched = await task.run((stop) => dispatch(fetchContractPdf(href, stop)));
    // Not revoked: the tab that shows the copy may still load it, or be reloaded.
    if (fetched !== null) setCopy(createPdfUrl(fetched.value));
  }

  function stop(): void {
    task.stop();
    // The pressed button disappears.
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
  return (
    <span>
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
        {task.busy && (isSlow ? waiting.slowLoad : t.pdfFetching)}
      </span>{' '}
      {isSlow && (
        <Button size="sm" onClick={stop}>
          {waiting.stop}
        </Button>
      )}
      {task.error !== null && (
        <span role="alert" className="block text-tone-red">
          {t.pdfNotOpened} {describeError(errors, task.error)}
        </span>
      )}
    </span>
  );
}
