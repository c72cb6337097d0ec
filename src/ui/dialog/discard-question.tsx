import { useEffect, useId, useRef } from 'react';
import { Button } from '@/ui/button/button';
import type { DiscardTexts, Leaving } from '@/ui/dialog/dialog-leave';

export interface DiscardQuestionProps {
  texts: DiscardTexts;
  leaving: Leaving;
}

/** 'Discard what you typed?', with the harmless answer in focus. */
export function DiscardQuestion({ texts, leaving: { keep, discard } }: DiscardQuestionProps) {
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
