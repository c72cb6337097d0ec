import { useEffect, useEffectEvent } from 'react';

type Hold = (event: PopStateEvent) => void;

const holds: Hold[] = [];

// Added before the router's listener (main.tsx): Chromium calls the window's listeners in their order, `capture` or not.
window.addEventListener('popstate', (event) => holds.at(-1)?.(event));

/** The place of an entry in the history, which the router keeps in its state. */
function readPlace(state: unknown): number | null {
  const place = typeof state === 'object' && state !== null && 'idx' in state ? state.idx : null;
  return typeof place === 'number' ? place : null;
}

/**
 * While active, the browser's Back, also as a gesture, calls `onBack` and leads nowhere: the page would leave with what was typed.
 * Where it would leave the site, the browser itself asks.
 */
export function useHeldBack(active: boolean, onBack: () => void): void {
  const ask = useEffectEvent(onBack);
  useEffect(() => {
    if (!active) return;
    const here = readPlace(history.state);
    const hold = (event: PopStateEvent) => {
      // Before the router, which would show the other page.
      event.stopImmediatePropagation();
      const place = readPlace(event.state);
      const steps = here === null || place === null ? 1 : here - place;
      // Nothing to undo: the browser has come back here.
      if (steps === 0) return;
      history.go(steps);
      ask();
    };
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    holds.push(hold);
    window.addEventListener('beforeunload', warn);
    return () => {
      holds.splice(holds.indexOf(hold), 1);
      window.removeEventListener('beforeunload', warn);
    };
  }, [active]);
}
