import { type Draft, isDraft, original } from '@reduxjs/toolkit';
import { type Id, isSameId } from '@/domain/primitives/ids';

/**
 * A list of the state as it was before the action. A draft makes a proxy of every entry that it is asked for: what
 * looks through thousands looks in here.
 */
export function originalOf<Item>(list: Item[]): Item[] {
  return isDraft(list) ? original<Item[]>(list as Draft<Item[]>) : list;
}

/** Where the entity with this id stood before the action; -1: nowhere. */
export function placeOf(list: { id: Id }[], id: Id): number {
  return originalOf(list).findIndex((entity) => isSameId(entity.id, id));
}
