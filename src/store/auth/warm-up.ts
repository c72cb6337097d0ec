import { logger } from '@/lib/logger';

/** Fetches what signing in and signing will need, while the person is still typing. Harmless to call again. */
export function warmUpSigning(): void {
  Promise.all([import('@/services/auth.service'), import('@/services/http'), import('@/bitcoin/client')])
    .then(([, { prefetchHttp }, { warmUpBitcoin }]) => {
      prefetchHttp();
      warmUpBitcoin();
    })
    // What is missing then is fetched again, and a failure told, when it is used.
    .catch((error: unknown) => logger.warn(`Fetching ahead failed: ${String(error)}`));
}
