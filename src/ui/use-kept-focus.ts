import { type RefObject, useEffect, useRef } from 'react';
import { isFocusable } from './focusable';

/**
 * Gives focus back to what was disabled while work went on, once it is enabled again: a browser takes it from there
 * and gives it to nothing. Only in the topmost dialog.
 */
export function useKeptFocus(panel: RefObject<HTMLElement | null>): void {
  const last = useRef<EventTarget>(null);

  useEffect(() => {
    const root = panel.current;
    const note = (event: FocusEvent) => {
      last.current = event.target;
    };
    root?.addEventListener('focusin', note);
    return () => root?.removeEventListener('focusin', note);
  }, [panel]);

  // After every drawing: one of them enables it.
  useEffect(() => {
    const stop = last.current;
    if (document.activeElement !== document.body || !isTopmost(panel.current)) return;
    // What stands in view already must not scroll a notice out of it.
    if (stop instanceof HTMLElement && isFocusable(stop)) stop.focus({ preventScroll: true });
  });
}

function isTopmost(panel: HTMLElement | null): boolean {
  return [...document.querySelectorAll('[aria-modal="true"]')].at(-1) === panel;
}
