import { logger } from '@/lib/logger';

/** Local and session storage, completely (spec, section 4, Session). */
export function clearBrowserStorage(): void {
  try {
    localStorage.clear();
    sessionStorage.clear();
  } catch (error) {
    logger.warn(`Browser storage cannot be cleared: ${String(error)}`);
  }
}
