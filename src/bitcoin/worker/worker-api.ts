import type { BitcoinApi } from '@/bitcoin/api';
import { loginEngine } from '@/bitcoin/engine/login';
import { METHODS, type Method, type Part, type Reply, toReply } from '@/bitcoin/worker/protocol';

/** The interface of the worker. */
export interface WorkerApi {
  /** Loads a part of the engine; error `network` if its files cannot be loaded. */
  load(part: Part): Promise<Reply>;
  request(method: Method, args: unknown[]): Promise<Reply>;
}

/** Methods of each part, so that a method in the wrong part does not compile. */
type PartApi<Name extends Part> = Pick<
  BitcoinApi,
  { [Key in Method]: (typeof METHODS)[Key] extends Name ? Key : never }[Method]
>;

// The login secret is needed first, and on a slow line each file costs a round trip.
const LOADERS: { [Name in Part]: () => Promise<PartApi<Name>> } = {
  login: async () => loginEngine,
  keys: async () => (await import('@/bitcoin/engine/keys')).keyEngine,
  reading: async () => (await import('@/bitcoin/engine/reading')).readingEngine,
  signing: async () => (await import('@/bitcoin/engine/signing')).signingEngine,
  rehearsal: async () => (await import('@/bitcoin/engine/rehearsal')).rehearsalEngine,
};

export const workerApi: WorkerApi = {
  load: (part) =>
    toReply(async () => {
      await LOADERS[part]();
    }, 'network'),
  request: (method, args) => toReply(() => callEngine(method, args)),
};

async function callEngine(method: Method, args: unknown[]): Promise<unknown> {
  if (!Object.hasOwn(METHODS, method)) throw new TypeError(`There is no method ${method}`);
  const engine = (await LOADERS[METHODS[method]]()) as Partial<BitcoinApi>;
  const run = engine[method] as (...args: unknown[]) => Promise<unknown>;
  return run(...args);
}
