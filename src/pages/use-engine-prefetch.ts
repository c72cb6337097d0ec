import { useIdlePrefetch } from '@/lib/lazy';
import { logger } from '@/lib/logger';

/** Once a screen shows what it is for, fetches what opens keys, reads transactions and signs. */
export function useEnginePrefetch(shown: boolean): void {
  useIdlePrefetch(shown, prefetchEngine);
}

function prefetchEngine(): void {
  import('@/store/auth/fetch-part')
    .then(({ fetchAllParts }) => fetchAllParts())
    // Fetched again, and a failure shown, when it is used.
    .catch((error: unknown) => logger.warn(`Prefetching failed: ${String(error)}`));
}
