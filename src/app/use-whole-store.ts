import { use } from 'react';
import { untilFetched } from '@/lib/until-fetched';
import { type AppStore, isFullStore } from '@/store/setup/base-store';
import { loadFullStore } from '@/store/setup/full-store';
import { useAppStore } from '@/store/setup/hooks';

// One promise for whatever waits: another one at each drawing would be a request at each drawing.
const coming = new WeakMap<AppStore, Promise<void>>();

/** Suspends until the store has all its slices. Everything that is for members is under it. */
export function useFullStore(): void {
  const store = useAppStore();
  if (!isFullStore(store)) use(comeWhole(store));
}

function comeWhole(store: AppStore): Promise<void> {
  const promise = coming.get(store) ?? untilFetched(() => loadFullStore(store));
  coming.set(store, promise);
  return promise;
}
