import { type Remote, wrap } from 'comlink';
import { METHODS, type Part, type Reply, readReply } from '@/bitcoin/worker/protocol';
import type { WorkerApi } from '@/bitcoin/worker/worker-api';
import { AppError } from '@/domain/primitives/errors';

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
  const remote: Remote<WorkerApi> = wrap<WorkerApi>(worker);
  const { failure, fail } = watchFailure(worker, onFailure);
  const parts = new Map<Part, Promise<void>>();
  let running = 0;
  let retired: unknown = null;

  async function loadPart(part: Part): Promise<void> {
    try {
      readReply(await Promise.race([remote.load(part), failure]));
    } catch (error) {
      retire(error);
      throw error;
    }
  }

  /** A worker caches failed imports: only a new worker can retry. Calls that run may end first. */
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
      return readReply(await Promise.race<Reply>([remote.request(...args), failure]));
    } finally {
      clearTimeout(timer);
      running -= 1;
      stopIfIdle();
    }
  }

  return { load, request };
}

interface FailureWatch {
  /** Rejects when the worker fails. */
  failure: Promise<never>;
  fail: (reason: unknown) => void;
}

function watchFailure(worker: Worker, onFailure: () => void): FailureWatch {
  const { promise: failure, reject } = createRejection();
  let hasFailed = false;

  function fail(reason: unknown): void {
    if (hasFailed) return;
    hasFailed = true;
    worker.terminate();
    reject(reason);
    onFailure();
  }

  // Without a message the script itself could not be loaded.
  worker.addEventListener('error', (event) => fail(toWorkerError(event.message)));
  worker.addEventListener('messageerror', () => fail(toWorkerError('a message could not be read')));
  return { failure, fail };
}

function createRejection(): { promise: Promise<never>; reject: (reason: unknown) => void } {
  let reject: (reason: unknown) => void = () => {};
  const promise = new Promise<never>((_resolve, rejectPromise) => {
    reject = rejectPromise;
  });
  // No unhandled rejection if no call is pending.
  promise.catch(() => {});
  return { promise, reject };
}

function toWorkerError(message: string | undefined): AppError {
  return message
    ? new AppError('unexpected', `The signing worker stopped: ${message}`)
    : new AppError('network', 'The signing worker could not be loaded');
}
