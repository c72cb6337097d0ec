import type { BitcoinApi } from '@/bitcoin/api';
import { connect } from '@/bitcoin/worker/connection';
import { apiThrough } from '@/bitcoin/worker/methods';
import { replyValue } from '@/bitcoin/worker/reply';

// Every browser has workers; said so, a build leaves out the engine for this thread.
const HAS_WORKERS = import.meta.env.PROD || typeof Worker !== 'undefined';

let current: Promise<BitcoinApi> | null = null;

/**
 * The Bitcoin floor, in a Web Worker where there are any. Loads it at first and after it was lost.
 * Throws `network` when its files can't be had; every method throws AppErrors.
 */
export function bitcoin(): Promise<BitcoinApi> {
  current ??= HAS_WORKERS ? inWorker() : inPlace();
  return current;
}

/** Starts loading, for a screen that is about to need it. Harmless twice; failures show when `bitcoin()` is used. */
export function warmUpBitcoin(): void {
  bitcoin().catch(() => {});
}

async function inWorker(): Promise<BitcoinApi> {
  const worker = new Worker(new URL('./worker/worker.ts', import.meta.url), { type: 'module', name: 'bitcoin' });
  const connection = connect(worker, forget);
  await connection.load();
  return apiThrough(connection.ask);
}

async function inPlace(): Promise<BitcoinApi> {
  const { workerApi } = await import('@/bitcoin/worker/worker-api');
  return apiThrough(async (method, args) => replyValue(await workerApi.ask(method, args)));
}

function forget(): void {
  current = null;
}
