import { type Id, idKey } from '@/domain/ids';

interface Identified {
  id: Id;
}

/**
 * A fetched list, brought up to date with what was changed here while it was under way: the backend may have read it
 * before. `before` and `now` are the list in hand at the start and at the end; an entry that was changed is another
 * object.
 */
export function withOwnChanges<Item extends Identified>(
  fetched: readonly Item[],
  before: readonly Item[],
  now: readonly Item[],
): Item[] {
  if (now === before) return [...fetched];
  const [wasThere, isThere, isFetched] = [byId(before), byId(now), byId(fetched)];
  const kept = fetched.flatMap((item) => {
    const key = idKey(item.id);
    const inHand = isThere.get(key);
    if (inHand === undefined) return wasThere.has(key) ? [] : [item];
    return [inHand === wasThere.get(key) ? item : inHand];
  });
  const added = now.filter(({ id }) => !wasThere.has(idKey(id)) && !isFetched.has(idKey(id)));
  return [...kept, ...added];
}

function byId<Item extends Identified>(items: readonly Item[]): Map<string, Item> {
  return new Map(items.map((item) => [idKey(item.id), item]));
}
