import { METHODS, type Method } from '@/bitcoin/worker/methods';
import { type Reply, replyOf } from '@/bitcoin/worker/reply';

/** What the worker exposes. Two methods, so that every answer is a `Reply`. */
export interface WorkerApi {
  /** Loads the engine; fails with `network` when its files can't be had. */
  load(): Promise<Reply>;
  ask(method: Method, args: unknown[]): Promise<Reply>;
}

async function engine() {
  return (await import('@/bitcoin/engine')).engine;
}

export const workerApi: WorkerApi = {
  load: () =>
    replyOf(async () => {
      await engine();
    }, 'network'),
  ask: (method, args) => replyOf(() => call(method, args)),
};

async function call(method: Method, args: unknown[]): Promise<unknown> {
  if (!Object.hasOwn(METHODS, method)) throw new TypeError(`There is no method ${method}`);
  const run = (await engine())[method] as (...args: unknown[]) => Promise<unknown>;
  return run(...args);
}
