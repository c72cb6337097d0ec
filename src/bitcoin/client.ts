import type { BitcoinApi } from '@/bitcoin/api';
import { connectWorker } from '@/bitcoin/worker/connection';
import { createApi, readReply } from '@/bitcoin/worker/protocol';

// Every browser has workers. As a constant, it keeps the engine for this thread out of the build.
const HAS_WORKERS = import.meta.env.PROD || typeof Worker !== 'undefined';

let current: Promise<BitcoinApi> | null = null;

/**
 * The Bitcoin module, running in a Web Worker where available. Loaded on first use, and again after a crash.
 * @throws AppError `network` if its files cannot be loaded; its methods throw AppErrors too
 */
export function loadBitcoin(): Promise<BitcoinApi> {
  current ??= HAS_WORKERS ? loadInWorker() : loadInThisThread();
  return current;
}

/** Starts loading ahead of use. Ignores failures, which `loadBitcoin` reports. */
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
