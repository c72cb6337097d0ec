import { warmUpBitcoin } from '@/bitcoin/client';
import { prefetchHttp } from '@/services/http';

/** Fetches what signing in and signing will need, while the person is still typing. Harmless to call again. */
export function warmUpSigning(): void {
  prefetchHttp();
  warmUpBitcoin();
}
