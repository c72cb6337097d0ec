import { useEffect, useRef, useState } from 'react';
import { contractMessages } from '@/content/contracts.messages';
import { describeError, errorMessages } from '@/content/errors.messages';
import { waitingMessages } from '@/content/waiting.messages';
import type { ErrorData } from '@/domain/primitives/errors';
import { createPdfUrl } from '@/features/contracts/pdf/object-urls';
import { isAlarmingFinding, PdfAlarm } from '@/features/contracts/pdf/pdf-alarm';
import { useMessages } from '@/i18n/use-messages';
import { SLOW_MS } from '@/lib/slow';
import { useSettled } from '@/lib/timed-flags';
import { useTask } from '@/lib/use-task';
import { useAppDispatch } from '@/store/core/hooks';
import { type FetchedPdfLink as Fetched, fetchContractPdf, type PdfOwner } from '@/store/seals/pdf.thunks';
import { Button } from '@/ui/button/button';
import { OutsideLink } from '@/ui/text/outside-link';
import { LINK } from '@/ui/text/text-link';

interface FetchedPdfProps {
  contract: PdfOwner;
  href: string;
}

/**
 * A PDF of this origin. The server may answer with a page, whose scripts could read everything here. So the address is
 * never opened, only a copy that is known to be a PDF (docs/security.md#the-page). A PDF other than the signed one
 * opens only after the user has read a warning (docs/seal.md#the-pdf).
 */
export function FetchedPdf({ contract, href }: FetchedPdfProps) {
  const t = useMessages(contractMessages);
  const errors = useMessages(errorMessages);
  const dispatch = useAppDispatch();
  const waiting = useMessages(waitingMessages);
  const task = useTask<ErrorData>();
  const isSlow = useSettled(task.busy, SLOW_MS);
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
    if (isAlarmingFinding(fetched.value.finding)) setHeld(fetched.value);
    else show(fetched.value);
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
  if (held !== null && isAlarmingFinding(held.finding))
    return <PdfAlarm finding={held.finding} onOpen={() => show(held)} />;
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
