import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Scrolls to the heading once the page is loaded: the browser tries earlier, and new pages start at the top. */
export function useScrollToHash(): void {
  const { hash } = useLocation();
  useEffect(() => {
    const frame = requestAnimationFrame(() => document.getElementById(hash.slice(1))?.scrollIntoView());
    return () => cancelAnimationFrame(frame);
  }, [hash]);
}
