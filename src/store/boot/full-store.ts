import { AppError } from '@/domain/primitives/errors';
import { isFullStore } from '@/store/boot/base-store';
import type { AppStore, BaseStore } from '@/store/core/store-types';

const loading = new WeakMap<BaseStore, Promise<AppStore>>();

/** Resolves once the store has all slices; rejects with AppError `network` if their code cannot be fetched. */
export function loadFullStore(store: BaseStore): Promise<AppStore> {
  const promise = loading.get(store) ?? load(store);
  loading.set(store, promise);
  return promise;
}

async function load(store: BaseStore): Promise<AppStore> {
  try {
    if (isFullStore(store)) return store;
    const { injectMemberSlices, prepareRecords } = await loadPart(() => import('@/store/boot/store'));
    await loadPart(prepareRecords);
    return injectMemberSlices(store);
  } catch (error) {
    loading.delete(store);
    throw error;
  }
}

/** Runs a dynamic import; rejects with AppError `network` if it fails. */
export async function loadPart<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load();
  } catch (cause) {
    throw new AppError('network', 'Network Error', { call: 'GET a part of this program' }, { cause });
  }
}

/** For a signed-out tab: signs in when another tab does. */
export function followSignIn(store: BaseStore): void {
  window.addEventListener('storage', ({ key }) => {
    if (key !== null && key !== 'user') return;
    // A failed fetch is repeated when the slices are needed.
    loadFullStore(store).catch(() => undefined);
  });
}
