import type { BitcoinApi } from '@/bitcoin/api';
import { connectWorker } from '@/bitcoin/worker/connection';
import { createApi, readReply } from '@/bitcoin/worker/protocol';

// Every browser has workers; said so, a build leaves out the engine for this thread.
const HAS_WORKERS = import.meta.env.PROD || typeof Worker !== 'undefined';

let current: Promise<BitcoinApi> | null = null;

/**
 * The Bitcoin floor, in a Web Worker where there are any. Loads it at first and after it was lost.
 * Throws `network` when its files can't be had; every method throws AppErrors.
 */
export function loadBitcoin(): Promise<BitcoinApi> {
  current ??= HAS_WORKERS ? loadInWorker() : loadInThisThread();
  return current;
}

/** Starts loading, for a screen that is about to need it. Harmless twice; failures show when `bitcoin()` is used. */
export function prefetchBitcoin(): void {
  loadBitcoin().catch(() => {});
}

async function loadInWorker(): Promise<BitcoinApi> {
  const worker = new Worker(new URL('./worker/worker.ts', import.meta.url), { type: 'module', name: 'bitcoin' });
  const connection = connectWorker(worker, forget);
  await connection.load();
  return createApi(connection.request);
}

async function loadInThisThread(): Promise<BitcoinApi> {
  const { workerApi } = await import('@/bitcoin/worker/worker-api');
  return createApi(async (method, args) => readReply(await workerApi.request(method, args)));
}

function forget(): void {
  current = null;
}
