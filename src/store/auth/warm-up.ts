import { logger } from '@/lib/logger';

/** Prefetches what signing in and signing need, while the user is typing. Idempotent. */
export function warmUpSigning(): void {
  import('@/store/auth/fetch-signing')
    .then(({ fetchSigning }) => fetchSigning())
    // Fetched again, and a failure shown, when it is used.
    .catch((error: unknown) => logger.warn(`Prefetching failed: ${String(error)}`));
}
