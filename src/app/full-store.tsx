import { type ReactNode, use } from 'react';
import { retryImport } from '@/lib/lazy';
import { isFullStore } from '@/store/setup/base-store';
import { loadFullStore } from '@/store/setup/full-store';
import { useBaseStore } from '@/store/setup/hooks';
import type { BaseStore } from '@/store/setup/store-types';

// One promise per store: a new one on each render would be a request on each render.
const loads = new WeakMap<BaseStore, Promise<unknown>>();

/**
 * Suspends until the store has all its slices. Wraps everything for members. A component of its own: when React replays
 * it, the store may be full and `use` is not called, and any hook after that would fail.
 */
export function FullStore({ children }: { children: ReactNode }) {
  const store = useBaseStore();
  if (!isFullStore(store)) use(waitForFullStore(store));
  return children;
}

function waitForFullStore(store: BaseStore): Promise<unknown> {
  const promise = loads.get(store) ?? retryImport(() => loadFullStore(store));
  loads.set(store, promise);
  return promise;
}
