import { prefetchBitcoin } from '@/bitcoin/client';
import { prefetchHttp } from '@/services/http';

/** Begins to fetch the HTTP client and the worker with its wasm. */
export function fetchSigning(): void {
  prefetchHttp();
  prefetchBitcoin();
}
