import type { UnknownAction } from '@reduxjs/toolkit';
import type { AppStore, RootState } from '@/store/core/store-types';
import { isSameJson, mergeThreeWay } from '@/store/device/merge-changes';
import { parseText, readStored, readText, type StorageKey } from '@/store/device/read-storage';
import { type StorageHealth, saveText, serialize } from '@/store/device/write-storage';

/** A list that exists only in this browser and that every tab may change. Tabs merge it entry by entry. */
export interface SharedListSpec<Item> {
  key: StorageKey;
  select: (state: RootState) => Item[];
  parse: (value: unknown) => Item[] | null;
  toStored: (item: Item) => unknown;
  getKey: (item: Item) => string;
  /** Puts the merged list into the state. */
  setItems: (items: Item[]) => UnknownAction;
}

export type SharedList = ReturnType<typeof createSharedList>;

/**
 * Synchronises such a list with storage, for one tab.
 * @param withoutWriting applies a state change that is not written to storage
 */
export function createSharedList<Item>(
  store: AppStore,
  withoutWriting: (change: () => void) => void,
  { key, select, parse, toStored, getKey, setItems }: SharedListSpec<Item>,
) {
  const own = () => select(store.getState());
  /** The content of storage when this tab last read it: the base of the next merge. */
  let base: readonly Item[] = own();

  /** `null` for a value of another shape. */
  function readItems(): Item[] | null {
    return readText(key) === null ? [] : readStored(key, parse);
  }

  function write(items: readonly Item[]): StorageHealth {
    const result = saveText(key, serialize(items.map(toStored)));
    // Read back, since the write fails if storage is full.
    base = readItems() ?? base;
    return result;
  }

  function update(items: Item[]): void {
    if (!isSameJson(items, own())) withoutWriting(() => store.dispatch(setItems(items)));
  }

  return {
    /** Merges the changes of this tab with storage, in both directions. */
    merge: (): StorageHealth => {
      const items = mergeThreeWay(readItems() ?? base, base, own(), getKey);
      const result = write(items);
      update(items);
      return result;
    },
    /** Overwrites storage with the list of this tab. */
    replace: () => write(own()),
    /** Merges a change that another tab wrote. */
    mergeFrom: (oldText: string | null, newText: string | null) => {
      const theirs = newText === null ? [] : parseText(newText, parse);
      if (theirs === null) return;
      // Merge the event's change, not storage: two tabs that write at once do not see each other's version.
      update(mergeThreeWay(theirs, parseText(oldText, parse) ?? [], own(), getKey));
      base = readItems() ?? base;
    },
    /** Starts over after a change of user. */
    reset: () => {
      base = own();
    },
  };
}
