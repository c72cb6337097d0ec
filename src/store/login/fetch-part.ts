import { loadBitcoin, prefetchBitcoin } from '@/bitcoin/client';
import { workerUrl } from '@/bitcoin/worker/create-worker';
import type { Part } from '@/bitcoin/worker/protocol';
import { toErrorData } from '@/domain/primitives/errors';
import { prefetchHttp } from '@/services/http';
import { reach } from '@/services/reach';

/** Starts loading the HTTP client and the worker with a part of its engine. Resolves when that part is loaded, or failed. */
export function fetchPart(part: Part): Promise<void> {
  prefetchHttp();
  return prefetchBitcoin(part);
}

/** True if the browser does not run the engine: it says so, or its file cannot be loaded although the site answers. */
export async function isEngineBlocked(): Promise<boolean> {
  try {
    await loadBitcoin('login');
    return false;
  } catch (error) {
    const { code } = toErrorData(error);
    if (code !== 'network') return code === 'engine-blocked';
    const file = await reach(workerUrl);
    return file === 'ok' || (file === 'silent' && (await reach('/')) === 'ok');
  }
}
