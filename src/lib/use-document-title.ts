import { useEffect } from 'react';

let base: string | null = null;
let waiting = 0;

function show(): void {
  if (base !== null) document.title = waiting > 0 ? `(${waiting}) ${base}` : base;
}

/** Names the tab while the screen is shown. */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    base = title;
    show();
  }, [title]);
}

/** Puts a number in front of the tab's name, whatever screen is shown: `(2) My Contracts`. None for zero. */
export function useTitleCount(count: number): void {
  useEffect(() => {
    waiting = count;
    show();
    return () => {
      waiting = 0;
      show();
    };
  }, [count]);
}
