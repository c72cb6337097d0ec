import type { Part } from '@/bitcoin/worker/protocol';
import { logger } from '@/lib/logger';

/** Prefetches what a form or dialog needs, while the user is typing: a part of the worker's engine. Idempotent. */
export function warmUp(part: Part): void {
  import('@/store/auth/fetch-part')
    .then(({ fetchPart }) => fetchPart(part))
    // Fetched again, and a failure shown, when it is used.
    .catch((error: unknown) => logger.warn(`Prefetching failed: ${String(error)}`));
}
