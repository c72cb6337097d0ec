import type { UnknownAction } from '@reduxjs/toolkit';
import type { StorageState } from '@/store/device/device.slice';
import { readStored } from '@/store/persistence/browser-storage';
import { sameText, threeWayMerge } from '@/store/persistence/merge-changes';
import { restore } from '@/store/persistence/restore';
import { save } from '@/store/persistence/save-part';
import { parsed, textOf } from '@/store/persistence/stored-text';
import type { AppStore } from '@/store/setup/base-store';
import type { RootState } from '@/store/setup/store-types';

/** A list of the state that every tab of the browser may change. */
export interface SharedListSpec<Item> {
  key: string;
  of: (state: RootState) => Item[];
  read: (value: unknown) => Item[] | null;
  write: (item: Item) => unknown;
  nameOf: (item: Item) => string;
  /** Puts what tabs agreed on into the state. */
  adopted: (items: Item[]) => UnknownAction;
}

/** How such a list is kept in storage, for one tab. */
export interface SharedList {
  /** What was changed here goes into what storage holds, and what others changed there comes into the state. */
  merge: () => StorageState;
  /** Storage gets what this tab has, whoever wrote there before. */
  replace: () => StorageState;
  /** Another tab wrote the list. */
  heard: (oldText: string | null, newText: string | null) => void;
  /** Somebody else is signed in: what is there now is where their changes begin. */
  begin: () => void;
}

/** @param quietly makes a change of the state that is not written */
export function sharedList<Item>(
  store: AppStore,
  quietly: (change: () => void) => void,
  { key, of, read, write: toStored, nameOf, adopted }: SharedListSpec<Item>,
): SharedList {
  const own = () => of(store.getState());
  /** What storage held when this tab last looked: what differs from it was changed here. */
  let known: readonly Item[] = own();

  /** `null`: nothing that this program wrote. */
  function stored(): Item[] | null {
    return readStored(key) === null ? [] : restore(key, read);
  }

  function write(items: readonly Item[]): StorageState {
    const result = save(key, textOf(items.map(toStored)));
    // Not always what was to be written: storage may be full.
    known = stored() ?? known;
    return result;
  }

  function adopt(items: Item[]): void {
    if (!sameText(items, own())) quietly(() => store.dispatch(adopted(items)));
  }

  return {
    merge: () => {
      const items = threeWayMerge(stored() ?? known, known, own(), nameOf);
      const result = write(items);
      adopt(items);
      return result;
    },
    replace: () => write(own()),
    heard: (oldText, newText) => {
      const theirs = newText === null ? [] : parsed(newText, read);
      if (theirs === null) return;
      // By what that tab changed, and not by what storage holds: two that write at once don't see one another's writing.
      adopt(threeWayMerge(theirs, parsed(oldText, read) ?? [], own(), nameOf));
      known = stored() ?? known;
    },
    begin: () => {
      known = own();
    },
  };
}
