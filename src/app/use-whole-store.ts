import { use } from 'react';
import { untilFetched } from '@/lib/until-fetched';
import { useAppStore } from '@/store/hooks';
import { type AppStore, isWhole } from '@/store/visitor-store';
import { wholeStore } from '@/store/whole-store';

// One promise for whatever waits: another one at each drawing would be a request at each drawing.
const coming = new WeakMap<AppStore, Promise<void>>();

/** Suspends until the store has all its slices. Everything that is for members is under it. */
export function useWholeStore(): void {
  const store = useAppStore();
  if (!isWhole(store)) use(comeWhole(store));
}

function comeWhole(store: AppStore): Promise<void> {
  const promise = coming.get(store) ?? untilFetched(() => wholeStore(store));
  coming.set(store, promise);
  return promise;
}
