import { createContext, use, useRef, useState } from 'react';

/** Wording of the question before input is discarded. */
export interface DiscardTexts {
  question: string;
  keep: string;
  discard: string;
}

/** Calls `onLeave`, which closes the dialog, after asking if input would be lost. */
export type Leave = (onLeave: () => void) => void;

export const LeaveContext = createContext<Leave>((onLeave) => onLeave());

/** For buttons that close the dialog around them without submitting. */
export function useLeave(): Leave {
  return use(LeaveContext);
}

export interface DiscardGuard {
  leave: Leave;
  /** The question is shown. */
  isAsking: boolean;
  keep: () => void;
  discard: () => void;
}

/** While active, asks before leaving. */
export function useDiscardGuard(active: boolean): DiscardGuard {
  const [pending, setPending] = useState<{ onLeave: () => void } | null>(null);
  const focused = useRef<Element>(null);

  function leave(onLeave: () => void): void {
    focused.current = document.activeElement;
    if (active) setPending({ onLeave });
    else onLeave();
  }

  function keep(): void {
    setPending(null);
    const element = focused.current;
    // After the fields are no longer inert.
    if (element instanceof HTMLElement) requestAnimationFrame(() => element.focus());
  }

  function discard(): void {
    setPending(null);
    pending?.onLeave();
  }

  return { leave, isAsking: pending !== null && active, keep, discard };
}
