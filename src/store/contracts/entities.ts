import { type Draft, isDraft, original, weakMapMemoize } from '@reduxjs/toolkit';
import { type Id, toIdKey } from '@/domain/primitives/ids';

/* Look-ups in lists of the state by id. With duplicate ids, the first entity counts. */

interface Entity {
  id: Id;
}

/** For lists outside reducers. The index is built once per list object. */
export function findById<Item extends Entity>(list: readonly Item[], id: Id): Item | null {
  const index: ReadonlyMap<string, Item> = indexById(list);
  return index.get(toIdKey(id)) ?? null;
}

const indexById = weakMapMemoize(<Item extends Entity>(list: readonly Item[]): ReadonlyMap<string, Item> => {
  const index = new Map<string, Item>();
  for (const entity of list) if (!index.has(toIdKey(entity.id))) index.set(toIdKey(entity.id), entity);
  return index;
});

/** For lists in reducers: the index before the action; -1 if there is none. */
export function findIndexById(list: readonly Entity[], id: Id): number {
  const key = toIdKey(id);
  return toOriginal(list).findIndex((entity) => toIdKey(entity.id) === key);
}

/** The list before the action. Immer makes a proxy for every entry read from a draft, which is slow for long lists. */
export function toOriginal<Item>(list: readonly Item[]): readonly Item[] {
  return isDraft(list) ? original<readonly Item[]>(list as Draft<Item[]>) : list;
}
