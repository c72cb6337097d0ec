import { IDBDatabase, IDBFactory } from 'fake-indexeddb';

/*
 * Counts Web Crypto operations and database transactions under way: a test that waits for turns of the event loop alone may
 * end before them, and what they write then belongs to the next test.
 */

const CRYPTO = ['decrypt', 'deriveBits', 'deriveKey', 'digest', 'encrypt', 'importKey', 'sign', 'verify'] as const;

type Method<Result> = (this: object, ...args: unknown[]) => Result;

// Files share a worker, which may have the counter already.
const JOBS = Symbol.for('background jobs under way');
const host = globalThis as { [JOBS]?: Set<object> };

export function countBackgroundJobs(): number {
  return host[JOBS]?.size ?? 0;
}

export function installBackgroundJobs(): void {
  if (host[JOBS] !== undefined) return;
  const jobs = new Set<object>();
  host[JOBS] = jobs;
  for (const name of CRYPTO)
    wrap<Promise<unknown>>(SubtleCrypto.prototype, name, (job, end) => job.then(end, end), jobs);
  wrap(IDBFactory.prototype, 'open', endWith('success', 'error'), jobs);
  wrap(IDBDatabase.prototype, 'transaction', endWith('complete', 'abort'), jobs);
}

function wrap<Job extends object>(
  prototype: object,
  name: string,
  whenDone: (job: Job, end: () => void) => unknown,
  jobs: Set<object>,
): void {
  const methods = prototype as Record<string, Method<Job>>;
  const method = methods[name];
  if (method === undefined) throw new Error(`There is no method ${name}`);
  methods[name] = function counted(...args) {
    const job = method.apply(this, args);
    jobs.add(job);
    whenDone(job, () => void jobs.delete(job));
    return job;
  };
}

function endWith(...events: string[]) {
  return (job: EventTarget, end: () => void) => {
    for (const event of events) job.addEventListener(event, end);
  };
}
