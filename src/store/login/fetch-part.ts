import { prefetchBitcoin } from '@/bitcoin/client';
import type { Part } from '@/bitcoin/worker/protocol';
import { isSavingData } from '@/lib/saving-data';
import { prefetchHttp } from '@/services/http';

/** Starts loading the HTTP client and the worker with a part of its engine. Resolves when that part is loaded, or failed. */
export function fetchPart(part: Part): Promise<void> {
  prefetchHttp();
  return prefetchBitcoin(part);
}

/**
 * Loads the worker's parts one after another, in the order in which they are needed. The last one is large: on a slow
 * or data-saving connection it is loaded only when a dialog that signs opens.
 */
export async function fetchAllParts(): Promise<void> {
  await prefetchBitcoin('keys');
  await prefetchBitcoin('reading');
  if (!isSavingData()) await prefetchBitcoin('signing');
}
