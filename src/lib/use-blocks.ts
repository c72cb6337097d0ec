import { useMemo } from 'react';
import { createBlocks, memoizeBlocks } from '@/lib/memoize-blocks';

/** One for all, since every part of a screen goes through the same long list. */
const toBlocks = createBlocks<unknown>();

/** What is computed of a long list, block by block, and then of the blocks. Both functions must not change between renders. */
export function useBlocks<Item, Part, Value>(
  items: readonly Item[],
  compute: (block: readonly Item[]) => Part,
  combine: (parts: Part[]) => Value,
): Value {
  const computeAll = useMemo(() => memoizeBlocks(compute, combine), [compute, combine]);
  return useMemo(() => computeAll(toBlocks(items) as readonly (readonly Item[])[]), [computeAll, items]);
}
