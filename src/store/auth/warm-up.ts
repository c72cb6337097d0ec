import { logger } from '@/lib/logger';

/** Fetches what signing in and signing will need, while the person is still typing. Harmless to call again. */
export function warmUpSigning(): void {
  import('@/store/auth/fetch-signing')
    .then(({ fetchSigning }) => fetchSigning())
    // What is missing then is fetched again, and a failure told, when it is used.
    .catch((error: unknown) => logger.warn(`Fetching ahead failed: ${String(error)}`));
}
