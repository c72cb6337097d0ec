import { useMemo } from 'react';
import { createBlocks, memoizeBlocks } from '@/lib/memoize-blocks';

/** One for all, since every part of a screen goes through the same long list. */
const toBlocks = createBlocks<unknown>();

/** Memoised map-reduce over the blocks of a long list. Both functions must not change between renders. */
export function useBlocks<Item, Part, Value>(
  items: readonly Item[],
  compute: (block: readonly Item[]) => Part,
  combine: (parts: Part[]) => Value,
): Value {
  const computeAll = useMemo(() => memoizeBlocks(compute, combine), [compute, combine]);
  return useMemo(() => computeAll(toBlocks(items) as readonly (readonly Item[])[]), [computeAll, items]);
}
