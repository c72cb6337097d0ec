import {
  type Answer,
  METHODS,
  type Part,
  type Reply,
  readReply,
  type WorkerApi,
  type WorkerCall,
} from '@/bitcoin/worker/protocol';
import { AppError, toErrorData } from '@/domain/primitives/errors';

/** Milliseconds. The slowest call, 1,000 inputs on a phone, takes seconds. */
const CALL_TIMEOUT = 120_000;

export interface Connection {
  /**
   * Resolves once a part of the engine is loaded; without a timeout, since it is a download.
   * @throws AppError `network`
   */
  load(part: Part): Promise<void>;
  /** Loads the method's part first. Throws the engine's AppErrors, and `unexpected` if the worker crashed or does not respond. */
  request: WorkerRequest;
}

export type WorkerRequest = (...args: Parameters<WorkerApi['request']>) => Promise<unknown>;

/** Connects to a new worker. `onFailure` is called once, when the worker becomes unusable. */
export function connectWorker(worker: Worker, onFailure: () => void): Connection {
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

interface Sender {
  /** Rejects if the worker fails, or has failed. */
  call<Name extends keyof WorkerApi>(name: Name, ...args: Parameters<WorkerApi[Name]>): Promise<Reply>;
  fail: (reason: unknown) => void;
}

function sendCalls(worker: Worker, onFailure: () => void): Sender {
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
    call: (name, ...args) =>
      new Promise((resolve, reject) => {
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
