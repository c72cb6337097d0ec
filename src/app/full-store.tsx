import { type ReactNode, use } from 'react';
import { untilFetched } from '@/lib/until-fetched';
import { isFullStore } from '@/store/setup/base-store';
import { loadFullStore } from '@/store/setup/full-store';
import { useBaseStore } from '@/store/setup/hooks';
import type { BaseStore } from '@/store/setup/store-types';

// One promise for whatever waits: another one at each drawing would be a request at each drawing.
const coming = new WeakMap<BaseStore, Promise<unknown>>();

/**
 * Suspends until the store has all its slices. Everything for members is under it. A component of its own: when React
 * replays it, the store may be full and `use` not called, and any hook after that would fail.
 */
export function FullStore({ children }: { children: ReactNode }) {
  const store = useBaseStore();
  if (!isFullStore(store)) use(comeWhole(store));
  return children;
}

function comeWhole(store: BaseStore): Promise<unknown> {
  const promise = coming.get(store) ?? untilFetched(() => loadFullStore(store));
  coming.set(store, promise);
  return promise;
}
