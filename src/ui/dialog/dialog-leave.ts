import { createContext, use, useRef, useState } from 'react';

/** Wording of the question that keeps typed content from being lost by a slip. */
export interface DiscardTexts {
  question: string;
  keep: string;
  discard: string;
}

/** Closes the dialog around by `then`, after asking where something was typed. */
export type Leave = (then: () => void) => void;

export const LeaveContext = createContext<Leave>((then) => then());

/** For a button in a dialog that closes it without doing what the dialog is for. */
export function useLeave(): Leave {
  return use(LeaveContext);
}

export interface Leaving {
  leave: Leave;
  /** The question stands. */
  asking: boolean;
  keep: () => void;
  discard: () => void;
}

/** Asks before leaving where there is something to lose. */
export function useLeaving(guarded: boolean): Leaving {
  const [pending, setPending] = useState<{ then: () => void } | null>(null);
  const before = useRef<Element>(null);

  function leave(then: () => void): void {
    before.current = document.activeElement;
    if (guarded) setPending({ then });
    else then();
  }

  function keep(): void {
    setPending(null);
    const stop = before.current;
    // Once what was typed can take focus again.
    if (stop instanceof HTMLElement) requestAnimationFrame(() => stop.focus());
  }

  function discard(): void {
    setPending(null);
    pending?.then();
  }

  return { leave, asking: pending !== null && guarded, keep, discard };
}
