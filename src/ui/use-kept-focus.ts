import { type RefObject, useEffect, useRef } from 'react';

/**
 * Gives focus back to what was disabled while work went on, once it is enabled again: a browser takes it from there
 * and gives it to nothing. Only in the topmost dialog.
 */
export function useKeptFocus(panel: RefObject<HTMLElement | null>): void {
  const last = useRef<EventTarget>(null);
  const taken = useRef<HTMLElement>(null);

  useEffect(() => {
    const root = panel.current;
    const note = (event: FocusEvent) => {
      last.current = event.target;
    };
    root?.addEventListener('focusin', note);
    return () => root?.removeEventListener('focusin', note);
  }, [panel]);

  // After every drawing: one of them disables it, another one enables it.
  useEffect(() => {
    const stop = last.current;
    if (!(stop instanceof HTMLElement)) return;
    if (stop.matches(':disabled')) {
      taken.current = stop;
      return;
    }
    // On its way from one field to the next, focus is nowhere too: only what was taken is given back.
    const isLost = taken.current === stop && document.activeElement === document.body;
    taken.current = null;
    // What stands in view already must not scroll a notice out of it.
    if (isLost && isTopmost(panel.current)) stop.focus({ preventScroll: true });
  });
}

function isTopmost(panel: HTMLElement | null): boolean {
  return [...document.querySelectorAll('[aria-modal="true"]')].at(-1) === panel;
}
