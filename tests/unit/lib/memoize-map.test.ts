import { describe, expect, it, vi } from 'vitest';
import { memoizeMap } from '@/lib/memoize-map';

describe('memoizeMap', () => {
  const [a, b, c] = [{ name: 'a' }, { name: 'b' }, { name: 'c' }];

  it('recomputes only changed entries', () => {
    const make = vi.fn(({ name }: { name: string }) => ({ name }));
    const names = memoizeMap(make);
    const before = names([a, b, c]);
    make.mockClear();
    const after = names([a, { name: 'new' }, c]);
    expect(after).toEqual([{ name: 'a' }, { name: 'new' }, { name: 'c' }]);
    expect([after[0] === before[0], after[2] === before[2]]).toEqual([true, true]);
    expect(make).toHaveBeenCalledTimes(1);
  });

  it('returns the same as map for any change of the list', () => {
    const make = (item: { name: string } | undefined) => item?.name;
    const names = memoizeMap(make);
    for (const list of [[a, b], [b, a, c], [c], [], [a], [a, undefined], [undefined, a, b, c]]) {
      expect(names(list)).toEqual(list.map(make));
    }
  });
});
