// The URL alone: the page's policy refuses a worker from a plain text.
import workerUrl from '@/bitcoin/worker/worker?worker&url';
import { AppError } from '@/domain/primitives/errors';

/** Trusted Types (W3C), which some browsers do not have. */
interface TrustedTypesFactory {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): { createScriptURL(url: string): string };
}

const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypesFactory };

/**
 * The only policy that the page allows (config/csp). Whatever it is asked for, it gives the address of this build's worker
 * (docs/security.md#the-page). Made by the first import of the page, so that later code cannot take its name.
 */
const policy = trustedTypes?.createPolicy('aval-worker', {
  createScriptURL: () => workerUrl,
});

/** @throws AppError `engine-blocked` */
export function createWorker(): Worker {
  try {
    return new Worker(policy?.createScriptURL(workerUrl) ?? workerUrl, { type: 'module', name: 'bitcoin' });
  } catch (error) {
    throw new AppError('engine-blocked', `The browser starts no worker: ${String(error)}`);
  }
}
