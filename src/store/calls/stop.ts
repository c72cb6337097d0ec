import { AppError } from '@/domain/primitives/errors';

/*
 * Calls wait as long as the server does (docs/architecture.md#waiting). A screen passes a signal with its intent: once the
 * user has stopped waiting, nothing further is sent, and what was sent counts as unknown, never as failed.
 */

/** Throws AppError `stopped` once the user has stopped waiting. Comes before every call that changes something. */
export function requireWaiting(stop: AbortSignal | undefined): void {
  if (stop?.aborted === true) throw new AppError('stopped', 'The user stopped waiting');
}

/** Waits for work, at most until the user stops waiting: then rejects with AppError `stopped`. The work itself continues. */
export function waitFor<Value>(work: Promise<Value>, stop: AbortSignal | undefined): Promise<Value> {
  if (stop === undefined) return work;
  return new Promise((resolve, reject) => {
    const giveUp = () => reject(new AppError('stopped', 'The user stopped waiting'));
    if (stop.aborted) giveUp();
    else stop.addEventListener('abort', giveUp);
    work.then(resolve, reject).finally(() => stop.removeEventListener('abort', giveUp));
  });
}
