import { useIdlePrefetch } from '@/lib/lazy';
import { logger } from '@/lib/logger';

/** Prefetches the engine that opens keys, reads transactions and signs, once the screen shows its content. */
export function useEnginePrefetch(shown: boolean): void {
  useIdlePrefetch(shown, prefetchEngine);
}

function prefetchEngine(): void {
  import('@/store/login/fetch-part')
    .then(({ fetchAllParts }) => fetchAllParts())
    // Its first use fetches it again and shows a failure.
    .catch((error: unknown) => logger.warn(`Prefetching failed: ${String(error)}`));
}
