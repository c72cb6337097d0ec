import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** The browser looks for the heading before the page is loaded; and a new page is scrolled to its top. */
export function useScrollToHash(): void {
  const { hash } = useLocation();
  useEffect(() => {
    const frame = requestAnimationFrame(() => document.getElementById(hash.slice(1))?.scrollIntoView());
    return () => cancelAnimationFrame(frame);
  }, [hash]);
}
