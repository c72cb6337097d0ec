import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Scrolls to a part of the page and unfolds it, once the page is loaded: the browser tries earlier, and new pages start at the top. */
export function useScrollToHash(): void {
  const { hash } = useLocation();
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      const target = document.getElementById(hash.slice(1));
      const part = target?.closest('details');
      if (part) part.open = true;
      target?.scrollIntoView();
    });
    return () => cancelAnimationFrame(frame);
  }, [hash]);
}
