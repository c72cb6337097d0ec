import { useSyncExternalStore } from 'react';

/** From here on panels stand side by side: the breakpoint `panels` of ui/tokens.css. */
const WIDE = '(min-width: 56.25rem)';

/** For what a style alone cannot do, such as the roles of tabs. Without media queries everything counts as wide. */
export function useIsWide(): boolean {
  return useSyncExternalStore(onChange, isWide);
}

function isWide(): boolean {
  return typeof window.matchMedia !== 'function' || window.matchMedia(WIDE).matches;
}

function onChange(listener: () => void): () => void {
  if (typeof window.matchMedia !== 'function') return () => undefined;
  const query = window.matchMedia(WIDE);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}
