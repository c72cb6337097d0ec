import { type Id, toIdKey } from '@/domain/primitives/ids';

interface Identified {
  id: Id;
}

/**
 * Applies local changes to a fetched list, which the backend may have read before they were made. An entry deleted on
 * the backend is removed, even if it was changed here.
 * @param before the local list when the request started
 * @param now the local list when the response arrived; changed entries are other objects
 */
export function mergeLocal<Item extends Identified>(
  fetched: readonly Item[],
  before: readonly Item[],
  now: readonly Item[],
): Item[] {
  return now === before ? [...fetched] : merge(fetched, before, now, FETCHED);
}

/**
 * Merges two versions of a list that exists only in this browser. Local changes take precedence, even over a deletion
 * elsewhere.
 * @param base the last common version
 */
export function mergeThreeWay<Item>(
  theirs: readonly Item[],
  base: readonly Item[],
  own: readonly Item[],
  getKey: (item: Item) => string,
): Item[] {
  return merge(theirs, base, own, { getKey, isSame: isSameJson, onChangedAndDeleted: 'keep' });
}

/** Compares values; what is read from storage is never the same object. */
export function isSameJson(a: unknown, b: unknown): boolean {
  return a === b || JSON.stringify(a) === JSON.stringify(b);
}

interface MergeRules<Item> {
  getKey: (item: Item) => string;
  isSame: (a: Item, b: Item) => boolean;
  /** Decides about an entry that was changed here and deleted there. */
  onChangedAndDeleted: 'keep' | 'drop';
}

const FETCHED: MergeRules<Identified> = {
  getKey: ({ id }) => toIdKey(id),
  isSame: Object.is,
  onChangedAndDeleted: 'drop',
};

function merge<Item>(
  theirs: readonly Item[],
  base: readonly Item[],
  own: readonly Item[],
  { getKey, isSame, onChangedAndDeleted }: MergeRules<Item>,
): Item[] {
  const indexByKey = (items: readonly Item[]) => new Map(items.map((item) => [getKey(item), item]));
  const [baseItems, ownItems, theirItems] = [indexByKey(base), indexByKey(own), indexByKey(theirs)];
  const kept = theirs.flatMap((item) => {
    const [mine, old] = [ownItems.get(getKey(item)), baseItems.get(getKey(item))];
    if (mine === undefined) return old === undefined ? [item] : [];
    return [old !== undefined && isSame(mine, old) ? item : mine];
  });
  const added = own.filter((item) => {
    const old = baseItems.get(getKey(item));
    const isOwn = old === undefined || (onChangedAndDeleted === 'keep' && !isSame(item, old));
    return isOwn && !theirItems.has(getKey(item));
  });
  return [...kept, ...added];
}
