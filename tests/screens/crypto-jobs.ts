/*
 * Counts Web Crypto operations under way. They run on threads of their own: a test that waits for turns of the event loop
 * alone does not wait for them.
 */

const METHODS = ['decrypt', 'deriveBits', 'deriveKey', 'digest', 'encrypt', 'importKey', 'sign', 'verify'] as const;

type Method = (this: SubtleCrypto, ...args: unknown[]) => Promise<unknown>;

// Files share a worker, which may have the counter already.
const JOBS = Symbol.for('Web Crypto operations under way');
const host = globalThis as { [JOBS]?: Set<Promise<unknown>> };

export function countCryptoJobs(): number {
  return host[JOBS]?.size ?? 0;
}

export function installCryptoJobs(): void {
  if (host[JOBS] !== undefined) return;
  const jobs = new Set<Promise<unknown>>();
  host[JOBS] = jobs;
  const prototype = SubtleCrypto.prototype as unknown as Record<(typeof METHODS)[number], Method>;
  for (const name of METHODS) prototype[name] = count(jobs, prototype[name]);
}

function count(jobs: Set<Promise<unknown>>, method: Method): Method {
  return function counted(...args) {
    const job = method.apply(this, args);
    const end = () => void jobs.delete(job);
    jobs.add(job);
    job.then(end, end);
    return job;
  };
}
