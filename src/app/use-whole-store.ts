import { use } from 'react';
import { untilFetched } from '@/lib/until-fetched';
import { type AppStore, isWhole } from '@/store/setup/base-store';
import { wholeStore } from '@/store/setup/full-store';
import { useAppStore } from '@/store/setup/hooks';

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
