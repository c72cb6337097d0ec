import { type RefObject, useEffect } from 'react';
import { keepFocus } from '@/ui/focus/keep-focus';

/** Keeps the focus from being lost in the shell or in a dialog: what it was on is disabled for a while, or goes. */
export function useKeptFocus(panel: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (panel.current !== null) return keepFocus(panel.current);
  }, [panel]);
}
