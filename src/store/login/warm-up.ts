import type { Part } from '@/bitcoin/worker/protocol';
import { logger } from '@/lib/logger';

/**
 * Prefetches what a form or dialog needs, while the user is typing: a part of the worker's engine. Idempotent. Resolves
 * when it is loaded or failed, since other downloads would delay it on a slow connection.
 */
export async function warmUp(part: Part): Promise<void> {
  try {
    const { fetchPart } = await import('@/store/login/fetch-part');
    await fetchPart(part);
  } catch (error) {
    // Its first use fetches it again and shows a failure.
    logger.warn(`Prefetching failed: ${String(error)}`);
  }
}

/** Whether the browser does not run the engine; false while that is unknown. */
export async function isEngineBlocked(): Promise<boolean> {
  try {
    return await (await import('@/store/login/fetch-part')).isEngineBlocked();
  } catch {
    return false;
  }
}
