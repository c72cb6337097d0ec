import { useEffect } from 'react';
import { toShownText } from '@/domain/primitives/foreign-text';

let title: string | null = null;
let count = 0;

function update(): void {
  if (title !== null) document.title = count > 0 ? `(${count}) ${title}` : title;
}

/** Sets the tab's title. */
export function useDocumentTitle(screenTitle: string): void {
  useEffect(() => {
    title = toShownText(screenTitle);
    update();
  }, [screenTitle]);
}

/** Puts a number before the title of every screen: `(2) My Contracts`. None for zero. */
export function useTitleCount(value: number): void {
  useEffect(() => {
    count = value;
    update();
    return () => {
      count = 0;
      update();
    };
  }, [value]);
}
