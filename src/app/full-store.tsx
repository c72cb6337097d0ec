import { type ReactNode, use } from 'react';
import { retryImport } from '@/lib/lazy';
import { isFullStore } from '@/store/setup/base-store';
import { loadFullStore } from '@/store/setup/full-store';
import { useBaseStore } from '@/store/setup/hooks';
import type { BaseStore } from '@/store/setup/store-types';

/** One promise per store: a new one on each render would be a request on each render. */
const loads = new WeakMap<BaseStore, Promise<unknown>>();

/** Suspends until the store has all its slices. Wraps everything for members. */
export function FullStore({ children }: { children: ReactNode }) {
  const store = useBaseStore();
  const load = loads.get(store) ?? (isFullStore(store) ? null : startLoad(store));
  // Also once loaded: React reports a replay that skips what the first render waited for.
  if (load !== null) use(load);
  return children;
}

function startLoad(store: BaseStore): Promise<unknown> {
  const load = retryImport(() => loadFullStore(store));
  loads.set(store, load);
  return load;
}
