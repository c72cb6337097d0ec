import { type RefObject, useEffect, useRef } from 'react';

/** Scrolls an element into view each time that `turn` is counted up. */
export function useBringIntoView(turn: number): RefObject<HTMLElement | null> {
  const element = useRef<HTMLElement>(null);
  useEffect(() => {
    if (turn > 0) element.current?.scrollIntoView?.({ block: 'nearest' });
  }, [turn]);
  return element;
}
