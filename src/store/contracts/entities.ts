import { type Draft, isDraft, original } from '@reduxjs/toolkit';
import { type Id, isSameId, toIdKey } from '@/domain/primitives/ids';

/* Look-ups in lists of the state by id. With duplicate ids, the first entity counts. */

interface Entity {
  id: Id;
}

/** For lists outside reducers. The index is built once per list. */
export function findById<Item extends Entity>(list: readonly Item[], id: Id): Item | null {
  return list[getIndexById(list, id)] ?? null;
}

/** As `findIndexById`, from an index that is built once per list. */
export function getIndexById(list: readonly Entity[], id: Id): number {
  const known = indexes.get(list);
  const index = known ?? buildIndex(list);
  if (known === undefined) indexes.set(list, index);
  return index.get(toIdKey(id)) ?? -1;
}

const indexes = new WeakMap<readonly Entity[], ReadonlyMap<string, number>>();

function buildIndex(list: readonly Entity[]): ReadonlyMap<string, number> {
  const index = new Map<string, number>();
  list.forEach(({ id }, at) => {
    if (!index.has(toIdKey(id))) index.set(toIdKey(id), at);
  });
  return index;
}

/** A frozen copy of the list with one entity replaced. It keeps the index if the id is the same. */
export function replaceEntity<Item extends Entity>(list: readonly Item[], at: number, entity: Item): Item[] {
  const changed = Object.freeze(list.with(at, entity));
  const index = indexes.get(list);
  if (index !== undefined && isSameId(list[at]?.id, entity.id)) indexes.set(changed, index);
  return changed as Item[];
}

/** For lists in reducers: the index before the action; -1 if there is none. */
export function findIndexById(list: readonly Entity[], id: Id): number {
  const key = toIdKey(id);
  return toOriginal(list).findIndex((entity) => toIdKey(entity.id) === key);
}

/** The list before the action. Immer makes a proxy for every entry read from a draft, which is slow for long lists. */
export function toOriginal<Item>(list: readonly Item[]): readonly Item[] {
  return isDraft(list) ? original<readonly Item[]>(list as Draft<Item[]>) : list;
}
