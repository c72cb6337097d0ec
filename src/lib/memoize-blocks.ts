import { memoizeMap } from '@/lib/memoize-map';

type Block<Item> = readonly Item[];

/** Items of one block. */
const SIZE = 256;

/** Returns a function that cuts a list into blocks. A block without changes is the same as in the list before. */
export function createBlocks<Item>(): (items: readonly Item[]) => readonly Block<Item>[] {
  let list: readonly Item[] = [];
  let blocks: readonly Block<Item>[] = [];
  return (items) => {
    if (items === list) return blocks;
    const before = blocks;
    blocks = Array.from({ length: Math.ceil(items.length / SIZE) }, (_, at) => {
      const known = before[at];
      const isSame = known !== undefined && hasBlock(items, at, known);
      return isSame ? known : items.slice(at * SIZE, (at + 1) * SIZE);
    });
    list = items;
    return blocks;
  };
}

function hasBlock<Item>(items: readonly Item[], at: number, block: Block<Item>): boolean {
  const start = at * SIZE;
  if (block.length !== Math.min(SIZE, items.length - start)) return false;
  for (let index = 0; index < block.length; index++) if (items[start + index] !== block[index]) return false;
  return true;
}

/** Returns a function that computes a value of a list from parts, of which only those of changed blocks are computed again. */
export function memoizeBlocks<Item, Part, Value>(
  compute: (block: Block<Item>) => Part,
  combine: (parts: Part[]) => Value,
): (blocks: readonly Block<Item>[]) => Value {
  const toParts = memoizeMap(compute);
  return (blocks) => combine(toParts(blocks));
}
