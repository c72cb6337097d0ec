import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

export interface StickToEnd {
  list: RefObject<HTMLDivElement | null>;
  /** False while the reader is further up. */
  atEnd: boolean;
  /** Entries that came since the reader left the end. */
  unseen: number;
  onScroll: () => void;
  toEnd: () => void;
}

const SLACK_PX = 48;

/**
 * Keeps a list at its end as it grows, unless the reader scrolled up; `own`: the newest entry is the reader's own, which
 * is always shown.
 */
export function useStickToEnd(count: number, own: boolean): StickToEnd {
  const list = useRef<HTMLDivElement>(null);
  const stuck = useRef(true);
  /** How many there were when the reader left the end; `null` at the end. */
  const [left, setLeft] = useState<number | null>(null);

  useLayoutEffect(() => {
    const element = list.current;
    if (element !== null && count > 0 && (stuck.current || own)) element.scrollTop = element.scrollHeight;
  }, [count, own]);

  function onScroll(): void {
    const element = list.current;
    if (element === null) return;
    stuck.current = element.scrollHeight - element.scrollTop - element.clientHeight < SLACK_PX;
    setLeft((before) => (stuck.current ? null : (before ?? count)));
  }

  function toEnd(): void {
    if (list.current !== null) list.current.scrollTop = list.current.scrollHeight;
  }

  return { list, atEnd: left === null, unseen: left === null ? 0 : Math.max(0, count - left), onScroll, toEnd };
}
