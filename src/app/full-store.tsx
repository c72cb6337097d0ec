import { type ReactNode, use } from 'react';
import { untilFetched } from '@/lib/until-fetched';
import { type AppStore, isFullStore } from '@/store/setup/base-store';
import { loadFullStore } from '@/store/setup/full-store';
import { useAppStore } from '@/store/setup/hooks';

// One promise for whatever waits: another one at each drawing would be a request at each drawing.
const coming = new WeakMap<AppStore, Promise<void>>();

/**
 * Suspends until the store has all its slices. Everything for members is under it. A component of its own: when React
 * replays it, the store may be full and `use` not called, and any hook after that would fail.
 */
export function FullStore({ children }: { children: ReactNode }) {
  const store = useAppStore();
  if (!isFullStore(store)) use(comeWhole(store));
  return children;
}

function comeWhole(store: AppStore): Promise<void> {
  const promise = coming.get(store) ?? untilFetched(() => loadFullStore(store));
  coming.set(store, promise);
  return promise;
}
