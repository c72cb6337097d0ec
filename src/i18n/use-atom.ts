import type { ReadableAtom } from 'nanostores';
import { useSyncExternalStore } from 'react';

/** The value of a store. */
export function useAtom<Value>(store: ReadableAtom<Value>): Value {
  // Keeps a permanent listener: a store without listeners is set up again on each read, such as for each row of a list.
  if (store.lc === 0) store.listen(() => {});
  return useSyncExternalStore(store.listen, store.get);
}
