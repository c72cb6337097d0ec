import { createWorker } from '@/bitcoin/worker/create-worker';
import type { BitcoinApi } from '@/bitcoin/worker/protocol';
import {
  type Answer,
  createApi,
  METHODS,
  type Part,
  type Reply,
  readReply,
  type WorkerApi,
  type WorkerCall,
} from '@/bitcoin/worker/protocol';
import { AppError, toErrorData } from '@/domain/primitives/errors';

// Every browser has workers. The constant keeps an engine for the main thread out of the build.
const HAS_WORKERS = import.meta.env.PROD || typeof Worker !== 'undefined';

interface Engine {
  api: BitcoinApi;
  /** Resolves once a part of the engine is loaded; without a timeout, since it is a download. Throws AppError `network`. */
  load: (part: Part) => Promise<void>;
}

let current: Promise<Engine> | null = null;

/**
 * The Bitcoin module, running in a Web Worker where available, with one part of its code loaded. Its methods load the
 * other parts that they need. Loaded on first use, and again after a failure.
 * @throws AppError `network` if files cannot be loaded; its methods throw AppErrors too
 */
export async function loadBitcoin(part: Part = 'reading'): Promise<BitcoinApi> {
  current ??= HAS_WORKERS ? startWorker() : loadInThisThread();
  const { api, load } = await current;
  await load(part);
  return api;
}

/** Starts loading ahead of use. Ignores failures, which `loadBitcoin` reports. */
export async function prefetchBitcoin(part: Part): Promise<void> {
  await loadBitcoin(part).catch(() => {});
}

function startWorker(): Promise<Engine> {
  const connection = connectWorker(createWorker(), () => {
    if (current === engine) current = null;
  });
  const engine = Promise.resolve({ api: createApi(connection.request), load: connection.load });
  return engine;
}

async function loadInThisThread(): Promise<Engine> {
  const { workerApi } = await import('@/bitcoin/worker/worker-api');
  const api = createApi(async (method, args) => readReply(await workerApi.request(method, args)));
  return { api, load: async (part) => void readReply(await workerApi.load(part)) };
}

/** Milliseconds. The slowest call, 1,000 inputs on a phone, takes seconds. */
const CALL_TIMEOUT = 120_000;

/** Connects to a new worker. `onFailure` is called once, when the worker becomes unusable. */
function connectWorker(worker: Worker, onFailure: () => void) {
  const { call, fail } = sendCalls(worker, onFailure);
  const parts = new Map<Part, Promise<void>>();
  let running = 0;
  let retired: unknown = null;

  async function loadPart(part: Part): Promise<void> {
    try {
      readReply(await call('load', part));
    } catch (error) {
      retire(error);
      throw error;
    }
  }

  /** A worker caches failed imports: only a new worker can retry. Running calls finish first. */
  function retire(error: unknown): void {
    retired ??= error;
    onFailure();
    stopIfIdle();
  }

  function stopIfIdle(): void {
    if (retired !== null && running === 0) fail(retired);
  }

  function load(part: Part): Promise<void> {
    const loading = parts.get(part) ?? loadPart(part);
    parts.set(part, loading);
    return loading;
  }

  /** Loads the method's part first. Throws the engine's AppErrors, and `unexpected` if the worker crashed or does not respond. */
  async function request(...args: Parameters<WorkerApi['request']>): Promise<unknown> {
    await load(METHODS[args[0]]);
    running += 1;
    const timer = setTimeout(
      () => fail(new AppError('unexpected', 'The signing worker does not respond')),
      CALL_TIMEOUT,
    );
    try {
      return readReply(await call('request', ...args));
    } catch (error) {
      // Only an import can fail so: the reader of a key envelope.
      if (toErrorData(error).code === 'network') retire(error);
      throw error;
    } finally {
      clearTimeout(timer);
      running -= 1;
      stopIfIdle();
    }
  }

  return { load, request };
}

function sendCalls(worker: Worker, onFailure: () => void) {
  const pending = new Map<number, { resolve: (reply: Reply) => void; reject: (reason: unknown) => void }>();
  let failure: { reason: unknown } | null = null;
  let sent = 0;
  let hasAnswered = false;

  function fail(reason: unknown): void {
    if (failure !== null) return;
    failure = { reason };
    worker.terminate();
    for (const { reject } of pending.values()) reject(reason);
    onFailure();
  }

  worker.addEventListener('message', ({ data: { id, reply } }: MessageEvent<Answer>) => {
    hasAnswered = true;
    pending.get(id)?.resolve(reply);
    pending.delete(id);
  });
  // Without a message the script itself could not be loaded.
  worker.addEventListener('error', (event) => fail(toWorkerError(event.message, hasAnswered)));
  worker.addEventListener('messageerror', () => fail(toWorkerError('a message could not be read', true)));

  return {
    /** Rejects if the worker fails, or has failed. */
    call: <Name extends keyof WorkerApi>(name: Name, ...args: Parameters<WorkerApi[Name]>) =>
      new Promise<Reply>((resolve, reject) => {
        if (failure !== null) throw failure.reason;
        const id = sent++;
        worker.postMessage({ id, name, args } satisfies WorkerCall);
        pending.set(id, { resolve, reject });
      }),
    fail,
  };
}

/** Work that this browser cannot run stops before its first answer. */
function toWorkerError(message: string | undefined, hasAnswered: boolean): AppError {
  return message
    ? new AppError(hasAnswered ? 'unexpected' : 'engine-blocked', `The signing worker stopped: ${message}`)
    : new AppError('network', 'The signing worker could not be loaded');
}
