import { useEffect } from 'react';
import { toShownText } from '@/domain/primitives/foreign-text';

/** Sets the tab's title. */
export function useDocumentTitle(screenTitle: string): void {
  useEffect(() => {
    document.title = toShownText(screenTitle);
  }, [screenTitle]);
}
