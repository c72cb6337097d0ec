import type { ReadableAtom } from 'nanostores';
import { useSyncExternalStore } from 'react';

/** The value of a store. */
export function useAtom<Value>(store: ReadableAtom<Value>): Value {
  // Stays set up: a store without listeners is set up again on each read, such as the texts of each row of a list.
  if (store.lc === 0) store.listen(() => {});
  return useSyncExternalStore(store.listen, store.get);
}
