import { loginEngine } from '@/bitcoin/engine/login';
import {
  type Answer,
  METHODS,
  type Method,
  type Part,
  type Parts,
  toReply,
  type WorkerApi,
  type WorkerCall,
} from '@/bitcoin/worker/protocol';
import { AppError } from '@/domain/primitives/errors';

// The login secret is needed first, and on a slow connection each file costs a round trip.
const LOADERS: { [Name in Part]: () => Promise<Parts[Name]> } = {
  login: async () => loginEngine,
  keys: async () => (await import('@/bitcoin/engine/keys')).keyEngine,
  reading: async () => (await import('@/bitcoin/engine/reading')).readingEngine,
  signing: async () => (await import('@/bitcoin/engine/signing')).signingEngine,
};

export const workerApi: WorkerApi = {
  load: (part) =>
    toReply(async () => {
      if (typeof WebAssembly === 'undefined') throw new AppError('engine-blocked', 'The worker has no WebAssembly');
      await LOADERS[part]();
    }, 'network'),
  request: (method, args) => toReply(() => callEngine(method, args)),
};

/** Answers the calls that arrive at a port, such as the worker's own scope. */
export function answerCalls(port: Port, api: WorkerApi): void {
  port.onmessage = async ({ data: { id, name, args } }: MessageEvent<WorkerCall>) => {
    const run = api[name] as (...args: unknown[]) => ReturnType<WorkerApi['request']>;
    port.postMessage({ id, reply: await run(...args) } satisfies Answer);
  };
}

interface Port {
  onmessage: ((event: MessageEvent) => void) | null;
  postMessage(message: unknown): void;
}

async function callEngine(method: Method, args: unknown[]): Promise<unknown> {
  if (!Object.hasOwn(METHODS, method)) throw new TypeError(`There is no method ${method}`);
  const engine = (await LOADERS[METHODS[method]]()) as Partial<Record<Method, (...args: unknown[]) => unknown>>;
  return engine[method]?.(...args);
}
