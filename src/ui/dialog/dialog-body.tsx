import { type FormEvent, type ReactNode, useCallback, useEffect, useId, useRef, useState } from 'react';
import { Button } from '@/ui/button/button';
import type { DiscardTexts, Leaving } from '@/ui/dialog/dialog-leave';
import { classes } from '@/ui/layout/classes';

export interface DialogBodyProps {
  onSubmit: ((event: FormEvent<HTMLFormElement>) => void) | undefined;
  noValidate: boolean;
  footer: ReactNode;
  leaving: Leaving;
  texts: DiscardTexts | null;
  children: ReactNode;
}

const FOOTER =
  'flex flex-col-reverse gap-2 border-t border-line px-5 py-4 pb-[max(1rem,env(safe-area-inset-bottom))] ' +
  'sm:flex-row sm:justify-end sm:px-6';

/** What is under a dialog's heading. The question about typed content takes the place of the buttons. */
export function DialogBody({ onSubmit, noValidate, footer, leaving, texts, children }: DialogBodyProps) {
  const { asking } = leaving;
  const { more, end } = useMoreBelow();
  const inside = (
    <>
      {/* A section: a header inside of it is not one of the whole page. */}
      <section inert={asking} className="flex min-h-0 flex-col gap-4 overflow-y-auto px-5 pt-1 pb-5 sm:px-6 sm:pb-6">
        {children}
        <span ref={end} className="-mt-4" />
      </section>
      {footer !== undefined && (
        <div hidden={asking} className={asking ? undefined : classes(FOOTER, more && 'relative z-10 shadow-edge')}>
          {footer}
        </div>
      )}
      {asking && texts !== null && (
        <div className={FOOTER}>
          <DiscardQuestion texts={texts} leaving={leaving} />
        </div>
      )}
    </>
  );
  if (onSubmit === undefined) return inside;
  return (
    <DialogForm onSubmit={onSubmit} noValidate={noValidate}>
      {inside}
    </DialogForm>
  );
}

interface DialogFormProps {
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  noValidate: boolean;
  children: ReactNode;
}

/** After a try that failed it takes the reader to the first field that is wrong: it may be out of sight. */
function DialogForm({ onSubmit, noValidate, children }: DialogFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [tries, setTries] = useState(0);

  useEffect(() => {
    if (tries > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [tries]);

  function submit(event: FormEvent<HTMLFormElement>): void {
    onSubmit(event);
    setTries(tries + 1);
  }

  return (
    <form ref={form} onSubmit={submit} noValidate={noValidate} className="flex min-h-0 flex-col">
      {children}
    </form>
  );
}

interface MoreBelow {
  /** What ends at the marker is out of sight. */
  more: boolean;
  /** For an element at the end of what scrolls. */
  end: (marker: HTMLElement) => () => void;
}

/** Whether something that scrolls goes on below its edge. */
function useMoreBelow(): MoreBelow {
  const [more, setMore] = useState(false);
  const end = useCallback((marker: HTMLElement) => {
    if (typeof IntersectionObserver === 'undefined') return () => {};
    const observer = new IntersectionObserver((entries) => setMore(entries.at(-1)?.isIntersecting === false));
    observer.observe(marker);
    return () => observer.disconnect();
  }, []);
  return { more, end };
}

interface DiscardQuestionProps {
  texts: DiscardTexts;
  leaving: Leaving;
}

/** 'Discard what you typed?', with the harmless answer in focus. */
function DiscardQuestion({ texts, leaving: { keep, discard } }: DiscardQuestionProps) {
  const questionId = useId();
  const keepButton = useRef<HTMLButtonElement>(null);
  useEffect(() => keepButton.current?.focus(), []);
  return (
    <div
      role="alertdialog"
      aria-labelledby={questionId}
      className="flex flex-1 animate-appear flex-col gap-3 sm:flex-row sm:items-center"
    >
      <p id={questionId} className="flex-1 text-sm font-medium">
        {texts.question}
      </p>
      <div className="flex flex-col-reverse gap-2 sm:flex-row">
        <Button ref={keepButton} onClick={keep}>
          {texts.keep}
        </Button>
        <Button variant="danger" onClick={discard}>
          {texts.discard}
        </Button>
      </div>
    </div>
  );
}
