import { defaultRangeExtractor, type Range } from '@tanstack/react-virtual';
import { type FocusEvent, useCallback, useState } from 'react';

export interface KeptItem {
  rangeExtractor: (range: Range) => number[];
  onFocus: (event: FocusEvent) => void;
  onBlur: () => void;
}

/** Keeps the item that has focus drawn while it is scrolled out of view, so that focus is not lost. */
export function useKeptItem(): KeptItem {
  const [kept, setKept] = useState<number | null>(null);
  const rangeExtractor = useCallback(
    (range: Range) => {
      const drawn = defaultRangeExtractor(range);
      if (kept === null || kept >= range.count || drawn.includes(kept)) return drawn;
      return [...drawn, kept].sort((a, b) => a - b);
    },
    [kept],
  );
  return {
    rangeExtractor,
    onFocus: ({ target }) => {
      const index = target.closest('li[data-index]')?.getAttribute('data-index');
      setKept(index === null || index === undefined ? null : Number(index));
    },
    onBlur: () => setKept(null),
  };
}
