import { type ExoticComponent, lazy, type PropsWithChildren } from 'react';
import { isFullStore } from '@/store/boot/base-store';
import { loadFullStore } from '@/store/boot/full-store';
import { useBaseStore } from '@/store/core/hooks';
import type { BaseStore } from '@/store/core/store-types';

/** One component per store: a new one would remount its children. */
const loaders = new WeakMap<BaseStore, ExoticComponent<PropsWithChildren>>();

/** Suspends until the store has all its slices. Wraps everything for members. */
export function FullStore({ children }: PropsWithChildren) {
  const store = useBaseStore();
  const Loaded = loaders.get(store) ?? (isFullStore(store) ? null : createLoader(store));
  return Loaded === null ? <>{children}</> : <Loaded>{children}</Loaded>;
}

function createLoader(store: BaseStore): ExoticComponent<PropsWithChildren> {
  const Loaded = lazy(async () => {
    await loadFullStore(store);
    return { default: ({ children }: PropsWithChildren) => <>{children}</> };
  });
  loaders.set(store, Loaded);
  return Loaded;
}
