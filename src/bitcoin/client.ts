import type { BitcoinApi } from '@/bitcoin/api';
import { type Connection, connectWorker } from '@/bitcoin/worker/connection';
import { createWorker } from '@/bitcoin/worker/create-worker';
import { createApi, type Part, readReply } from '@/bitcoin/worker/protocol';

// Every browser has workers. The constant keeps an engine for the main thread out of the build.
const HAS_WORKERS = import.meta.env.PROD || typeof Worker !== 'undefined';

interface Engine {
  api: BitcoinApi;
  load: Connection['load'];
}

let current: Promise<Engine> | null = null;
const loadedParts = new Set<Part>();

/**
 * The Bitcoin module, running in a Web Worker where available, with one part of its code loaded. Its methods load the
 * other parts that they need. Loaded on first use, and again after a failure.
 * @throws AppError `network` if files cannot be loaded; its methods throw AppErrors too
 */
export async function loadBitcoin(part: Part = 'reading'): Promise<BitcoinApi> {
  current ??= HAS_WORKERS ? startWorker() : loadInThisThread();
  const { api, load } = await current;
  await load(part);
  loadedParts.add(part);
  return api;
}

/** True if a call of the part has nothing to fetch first. */
export function isBitcoinLoaded(part: Part): boolean {
  return loadedParts.has(part);
}

/** Starts loading ahead of use. Ignores failures, which `loadBitcoin` reports. */
export async function prefetchBitcoin(part: Part): Promise<void> {
  await loadBitcoin(part).catch(() => {});
}

function startWorker(): Promise<Engine> {
  const connection = connectWorker(createWorker(), () => {
    if (current !== engine) return;
    current = null;
    loadedParts.clear();
  });
  const engine = Promise.resolve({ api: createApi(connection.request), load: connection.load });
  return engine;
}

async function loadInThisThread(): Promise<Engine> {
  const { workerApi } = await import('@/bitcoin/worker/worker-api');
  const api = createApi(async (method, args) => readReply(await workerApi.request(method, args)));
  return { api, load: async (part) => void readReply(await workerApi.load(part)) };
}
