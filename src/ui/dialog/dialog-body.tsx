import { type FormEvent, type ReactNode, useCallback, useEffect, useId, useRef, useState } from 'react';
import { Button } from '@/ui/button/button';
import type { DiscardGuard, DiscardTexts } from '@/ui/dialog/discard-guard';
import { classes } from '@/ui/layout/classes';

export interface DialogBodyProps {
  onSubmit: ((event: FormEvent<HTMLFormElement>) => void) | undefined;
  noValidate: boolean;
  footer: ReactNode;
  guard: DiscardGuard;
  texts: DiscardTexts | null;
  children: ReactNode;
}

// On phones the buttons share a line; the main one goes above where they do not fit.
const FOOTER =
  'flex flex-wrap-reverse gap-2 px-5 pt-3 pb-[max(1rem,env(safe-area-inset-bottom))] ' +
  'max-sm:*:grow sm:flex-nowrap sm:justify-end sm:px-6 sm:pb-6';

/** Content and buttons. The discard question replaces the buttons. */
export function DialogBody({ onSubmit, noValidate, footer, guard, texts, children }: DialogBodyProps) {
  const { isAsking } = guard;
  const { hasMore, endMarker } = useMoreBelow();
  const content = (
    <>
      {/* A section, so that a header inside is no landmark of the page. */}
      {/* Text that is cut off after some lines would otherwise shrink to nothing in a long dialog. */}
      <section
        inert={isAsking}
        className="flex min-h-0 flex-col gap-4 overflow-y-auto px-5 pt-1 pb-3 *:shrink-0 sm:px-6"
      >
        {children}
        <span ref={endMarker} className="-mt-4" />
      </section>
      {footer !== undefined && (
        <div
          hidden={isAsking}
          className={isAsking ? undefined : classes(FOOTER, hasMore && 'relative z-10 shadow-edge')}
        >
          {footer}
        </div>
      )}
      {isAsking && texts !== null && (
        <div className={FOOTER}>
          <DiscardQuestion texts={texts} guard={guard} />
        </div>
      )}
    </>
  );
  if (onSubmit === undefined) return content;
  return (
    <DialogForm onSubmit={onSubmit} noValidate={noValidate}>
      {content}
    </DialogForm>
  );
}

interface DialogFormProps {
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  noValidate: boolean;
  children: ReactNode;
}

/** Focuses the first invalid field after a failed attempt to submit. */
function DialogForm({ onSubmit, noValidate, children }: DialogFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [attempts, setAttempts] = useState(0);

  useEffect(() => {
    if (attempts > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [attempts]);

  function submit(event: FormEvent<HTMLFormElement>): void {
    onSubmit(event);
    setAttempts(attempts + 1);
  }

  return (
    <form ref={form} onSubmit={submit} noValidate={noValidate} className="flex min-h-0 flex-col">
      {children}
    </form>
  );
}

interface MoreBelow {
  hasMore: boolean;
  /** Ref of an element at the end of the scrolling content. */
  endMarker: (marker: HTMLElement) => () => void;
}

/** Whether scrolling content continues below the visible part. */
function useMoreBelow(): MoreBelow {
  const [hasMore, setMore] = useState(false);
  const endMarker = useCallback((marker: HTMLElement) => {
    if (typeof IntersectionObserver === 'undefined') return () => {};
    const observer = new IntersectionObserver((entries) => setMore(entries.at(-1)?.isIntersecting === false));
    observer.observe(marker);
    return () => observer.disconnect();
  }, []);
  return { hasMore, endMarker };
}

interface DiscardQuestionProps {
  texts: DiscardTexts;
  guard: DiscardGuard;
}

/** 'Discard what you typed?' The focus is on the safe choice. */
function DiscardQuestion({ texts, guard: { keep, discard } }: DiscardQuestionProps) {
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
