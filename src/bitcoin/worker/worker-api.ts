import { METHODS, type Method, type Reply, toReply } from '@/bitcoin/worker/protocol';

/** What the worker exposes. */
export interface WorkerApi {
  /** Loads the engine; error `network` if its files cannot be loaded. */
  load(): Promise<Reply>;
  request(method: Method, args: unknown[]): Promise<Reply>;
}

async function loadEngine() {
  return (await import('@/bitcoin/engine')).engine;
}

export const workerApi: WorkerApi = {
  load: () =>
    toReply(async () => {
      await loadEngine();
    }, 'network'),
  request: (method, args) => toReply(() => callEngine(method, args)),
};

async function callEngine(method: Method, args: unknown[]): Promise<unknown> {
  if (!Object.hasOwn(METHODS, method)) throw new TypeError(`There is no method ${method}`);
  const run = (await loadEngine())[method] as (...args: unknown[]) => Promise<unknown>;
  return run(...args);
}
