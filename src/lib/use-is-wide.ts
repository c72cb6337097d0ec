import { useCallback, useSyncExternalStore } from 'react';

/** From here on panels stand side by side: the breakpoint `panels` of ui/tokens.css. */
const WIDE = '(min-width: 56.25rem)';

/** For what a style alone cannot do, such as the roles of tabs. Without media queries everything counts as wide. */
export function useIsWide(wide = WIDE): boolean {
  const onChange = useCallback(
    (listener: () => void) => {
      const query = window.matchMedia?.(wide);
      query?.addEventListener('change', listener);
      return () => query?.removeEventListener('change', listener);
    },
    [wide],
  );
  return useSyncExternalStore(onChange, () => window.matchMedia?.(wide).matches ?? true);
}
