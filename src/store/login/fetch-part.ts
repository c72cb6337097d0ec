import { loadBitcoin, prefetchBitcoin } from '@/bitcoin/client';
import type { Part } from '@/bitcoin/worker/protocol';
import { toErrorData } from '@/domain/primitives/errors';
import { prefetchHttp } from '@/services/http';

/** Starts loading the HTTP client and the worker with a part of its engine. Resolves when that part is loaded, or failed. */
export function fetchPart(part: Part): Promise<void> {
  prefetchHttp();
  return prefetchBitcoin(part);
}

/** True if the browser does not run the engine. */
export async function isEngineBlocked(): Promise<boolean> {
  try {
    await loadBitcoin('login');
    return false;
  } catch (error) {
    return toErrorData(error).code === 'engine-blocked';
  }
}
