import { type Remote, wrap } from 'comlink';
import { type Reply, readReply } from '@/bitcoin/worker/protocol';
import type { WorkerApi } from '@/bitcoin/worker/worker-api';
import { AppError } from '@/domain/primitives/errors';

/** Longest that a call may take, in ms. The slowest, 1,000 inputs on a phone, takes seconds. */
const CALL_TIMEOUT = 120_000;

/** A worker and the calls under way in it. */
export interface Connection {
  /** Resolves when the engine is in place. However long the download takes. */
  load(): Promise<void>;
  /** Throws the engine's AppErrors; `unexpected` when the worker died or does not answer. */
  request: WorkerRequest;
}

export type WorkerRequest = (...args: Parameters<WorkerApi['request']>) => Promise<unknown>;

/** Speaks with a fresh worker. `onLost` is called once, when it can't be used any more. */
export function connectWorker(worker: Worker, onLost: () => void): Connection {
  const remote: Remote<WorkerApi> = wrap<WorkerApi>(worker);
  const { lost, lose } = watchFailure(worker, onLost);

  async function load(): Promise<void> {
    try {
      readReply(await Promise.race([remote.load(), lost]));
    } catch (error) {
      // A worker remembers modules that it could not fetch: only a new one tries again.
      lose(error);
      throw error;
    }
  }

  async function ask(...args: Parameters<WorkerApi['request']>): Promise<unknown> {
    const timer = setTimeout(
      () => lose(new AppError('unexpected', 'The signing worker does not answer')),
      CALL_TIMEOUT,
    );
    try {
      return readReply(await Promise.race<Reply>([remote.request(...args), lost]));
    } finally {
      clearTimeout(timer);
    }
  }

  return { load, request: ask };
}

function watchFailure(worker: Worker, onLost: () => void): { lost: Promise<never>; lose: (reason: unknown) => void } {
  const { promise: lost, reject } = createRejection();
  let isLost = false;

  function lose(reason: unknown): void {
    if (isLost) return;
    isLost = true;
    worker.terminate();
    reject(reason);
    onLost();
  }

  // No message: the script itself could not be loaded.
  worker.addEventListener('error', (event) => lose(toWorkerError(event.message)));
  worker.addEventListener('messageerror', () => lose(toWorkerError('a message could not be read')));
  return { lost, lose };
}

function createRejection(): { promise: Promise<never>; reject: (reason: unknown) => void } {
  let reject: (reason: unknown) => void = () => {};
  const promise = new Promise<never>((_resolve, refuse) => {
    reject = refuse;
  });
  // Whoever waits for a call hears of it; nobody may be waiting.
  promise.catch(() => {});
  return { promise, reject };
}

function toWorkerError(message: string | undefined): AppError {
  return message
    ? new AppError('unexpected', `The signing worker stopped: ${message}`)
    : new AppError('network', 'The signing worker could not be loaded');
}
