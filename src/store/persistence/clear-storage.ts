import { logger } from '@/lib/logger';

/** Local and session storage, completely (docs/specification.md#session). */
export function clearBrowserStorage(): void {
  try {
    localStorage.clear();
    sessionStorage.clear();
  } catch (error) {
    logger.warn(`Browser storage cannot be cleared: ${String(error)}`);
  }
}
