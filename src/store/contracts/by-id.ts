import { type Id, toIdKey } from '@/domain/primitives/ids';

interface Entity {
  id: Id;
}

// By list, which is another one once anything in it changes: thousands of look-ups then cost one walk.
const indexes = new WeakMap<readonly Entity[], Map<string, Entity>>();

/** The entity with this id in a list of the state, or `null`; the first of several. */
export function findById<Found extends Entity>(list: readonly Found[], id: Id): Found | null {
  // Only what this list holds was put under it.
  const index = (indexes.get(list) ?? indexed(list)) as Map<string, Found>;
  return index.get(toIdKey(id)) ?? null;
}

function indexed(list: readonly Entity[]): Map<string, Entity> {
  const index = new Map<string, Entity>();
  for (const entity of list) if (!index.has(toIdKey(entity.id))) index.set(toIdKey(entity.id), entity);
  indexes.set(list, index);
  return index;
}
