import { prefetchBitcoin } from '@/bitcoin/client';
import { prefetchHttp } from '@/services/http';

/** Starts loading the HTTP client and the worker with its wasm. */
export function fetchSigning(): void {
  prefetchHttp();
  prefetchBitcoin();
}
