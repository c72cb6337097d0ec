import { KEYS } from '@/store/persistence/storage-keys';
import { type AppStore, isFullStore } from '@/store/setup/base-store';
import { loadPart } from '@/store/setup/load-part';

const growing = new WeakMap<AppStore, Promise<void>>();

/** Resolves when the store has all its slices; rejects with AppError `network` when their code cannot be fetched. */
export function loadFullStore(store: AppStore): Promise<void> {
  const promise = growing.get(store) ?? grow(store);
  growing.set(store, promise);
  return promise;
}

async function grow(store: AppStore): Promise<void> {
  try {
    if (isFullStore(store)) return;
    const { injectMemberSlices } = await loadPart(() => import('@/store/setup/store'));
    injectMemberSlices(store);
  } catch (error) {
    growing.delete(store);
    throw error;
  }
}

/** While nobody is signed in here: whoever signs in in another tab is signed in here as well. */
export function followSignIn(store: AppStore): void {
  window.addEventListener('storage', ({ key }) => {
    if (key !== null && key !== KEYS.user) return;
    // What fails now is fetched again when it is needed.
    loadFullStore(store).catch(() => undefined);
  });
}
