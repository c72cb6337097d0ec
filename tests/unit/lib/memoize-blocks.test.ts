import { describe, expect, it, vi } from 'vitest';
import { createBlocks, memoizeBlocks } from '@/lib/memoize-blocks';

const items = Array.from({ length: 600 }, (_, value) => ({ value }));
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

describe('blocks of a list', () => {
  it('are computed again only where an item has changed', () => {
    const compute = vi.fn((block: readonly { value: number }[]) => sum(block.map(({ value }) => value)));
    const toBlocks = createBlocks<{ value: number }>();
    const add = memoizeBlocks(compute, sum);
    expect(add(toBlocks(items))).toBe(179_700);
    expect(compute).toHaveBeenCalledTimes(3);
    expect(add(toBlocks(items.with(300, { value: 0 })))).toBe(179_400);
    expect(compute).toHaveBeenCalledTimes(4);
  });

  it('follow lists that grow, shrink and become empty', () => {
    const toBlocks = createBlocks<{ value: number }>();
    for (const length of [600, 512, 513, 256, 1, 0, 600, 255]) {
      const list = items.slice(0, length);
      expect(toBlocks(list).flat()).toEqual(list);
    }
    expect(toBlocks([...items].reverse()).flat()).toEqual([...items].reverse());
  });
});
