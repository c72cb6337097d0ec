import { type Id, idKey } from '@/domain/primitives/ids';

interface Identified {
  id: Id;
}

/** How entries of two lists are held against one another. */
interface Comparison<Item> {
  nameOf: (item: Item) => string;
  /** Whether an entry is as it was. */
  same: (a: Item, b: Item) => boolean;
  /** What becomes of an entry that was changed here and is gone there. */
  changedAndGone: 'stays' | 'goes';
}

const FETCHED: Comparison<Identified> = { nameOf: ({ id }) => idKey(id), same: Object.is, changedAndGone: 'goes' };

/**
 * A fetched list, brought up to date with what was changed here while it was under way: the backend may have read it
 * before. `before` and `now` are the list in hand at the start and at the end; an entry that was changed is another
 * object.
 */
export function mergeLocal<Item extends Identified>(
  fetched: readonly Item[],
  before: readonly Item[],
  now: readonly Item[],
): Item[] {
  return now === before ? [...fetched] : merged(fetched, before, now, FETCHED);
}

/**
 * What another tab made of a list, brought up to date with what this one made of it since both agreed on `before`. These
 * lists are all there is of what they hold: what was changed here stays, whatever became of it there.
 */
export function threeWayMerge<Item>(
  theirs: readonly Item[],
  before: readonly Item[],
  own: readonly Item[],
  nameOf: (item: Item) => string,
): Item[] {
  return merged(theirs, before, own, { nameOf, same: sameText, changedAndGone: 'stays' });
}

/** What is read from storage is never the same object. */
export function sameText(a: unknown, b: unknown): boolean {
  return a === b || JSON.stringify(a) === JSON.stringify(b);
}

function merged<Item>(
  theirs: readonly Item[],
  before: readonly Item[],
  own: readonly Item[],
  { nameOf, same, changedAndGone }: Comparison<Item>,
): Item[] {
  const byName = (items: readonly Item[]) => new Map(items.map((item) => [nameOf(item), item]));
  const [was, mine, isThere] = [byName(before), byName(own), byName(theirs)];
  const kept = theirs.flatMap((item) => {
    const [inHand, old] = [mine.get(nameOf(item)), was.get(nameOf(item))];
    if (inHand === undefined) return old === undefined ? [item] : [];
    return [old !== undefined && same(inHand, old) ? item : inHand];
  });
  const further = own.filter((item) => {
    const old = was.get(nameOf(item));
    const isOwn = old === undefined || (changedAndGone === 'stays' && !same(item, old));
    return isOwn && !isThere.has(nameOf(item));
  });
  return [...kept, ...further];
}
