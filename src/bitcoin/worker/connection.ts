import { type Remote, wrap } from 'comlink';
import { type Reply, replyValue } from '@/bitcoin/worker/reply';
import type { WorkerApi } from '@/bitcoin/worker/worker-api';
import { AppError } from '@/domain/primitives/errors';

/** Longest that a call may take, in ms. The slowest, 1,000 inputs on a phone, takes seconds. */
const PATIENCE = 120_000;

/** A worker and the calls under way in it. */
export interface Connection {
  /** Resolves when the engine is in place. However long the download takes. */
  load(): Promise<void>;
  /** Throws the engine's AppErrors; `unexpected` when the worker died or does not answer. */
  ask: WorkerAsk;
}

export type WorkerAsk = (...args: Parameters<WorkerApi['ask']>) => Promise<unknown>;

/** Speaks with a fresh worker. `onLost` is called once, when it can't be used any more. */
export function connect(worker: Worker, onLost: () => void): Connection {
  const remote: Remote<WorkerApi> = wrap<WorkerApi>(worker);
  const { lost, lose } = lossOf(worker, onLost);

  async function load(): Promise<void> {
    try {
      replyValue(await Promise.race([remote.load(), lost]));
    } catch (error) {
      // A worker remembers modules that it could not fetch: only a new one tries again.
      lose(error);
      throw error;
    }
  }

  async function ask(...args: Parameters<WorkerApi['ask']>): Promise<unknown> {
    const timer = setTimeout(() => lose(new AppError('unexpected', 'The signing worker does not answer')), PATIENCE);
    try {
      return replyValue(await Promise.race<Reply>([remote.ask(...args), lost]));
    } finally {
      clearTimeout(timer);
    }
  }

  return { load, ask };
}

function lossOf(worker: Worker, onLost: () => void): { lost: Promise<never>; lose: (reason: unknown) => void } {
  const { promise: lost, reject } = lostPromise();
  let isLost = false;

  function lose(reason: unknown): void {
    if (isLost) return;
    isLost = true;
    worker.terminate();
    reject(reason);
    onLost();
  }

  // No message: the script itself could not be loaded.
  worker.addEventListener('error', (event) => lose(deathOf(event.message)));
  worker.addEventListener('messageerror', () => lose(deathOf('a message could not be read')));
  return { lost, lose };
}

function lostPromise(): { promise: Promise<never>; reject: (reason: unknown) => void } {
  let reject: (reason: unknown) => void = () => {};
  const promise = new Promise<never>((_resolve, refuse) => {
    reject = refuse;
  });
  // Whoever waits for a call hears of it; nobody may be waiting.
  promise.catch(() => {});
  return { promise, reject };
}

function deathOf(message: string | undefined): AppError {
  return message
    ? new AppError('unexpected', `The signing worker stopped: ${message}`)
    : new AppError('network', 'The signing worker could not be loaded');
}
