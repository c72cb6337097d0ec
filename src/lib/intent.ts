import { AppError } from '@/domain/primitives/errors';

/** The current step of signing: opening a key and signing many inputs take a moment. */
export type SigningStage = 'opening-key' | 'creating' | 'checking' | 'signing' | 'saving' | 'sending';

/**
 * Something that the user has started and waits for (docs/architecture.md#waiting). Calls wait as long as the server does;
 * once the user has stopped waiting, nothing further is sent, and what was sent counts as unknown, never as failed.
 */
export interface Intent {
  /** Ends requests that only read. */
  signal: AbortSignal;
  /** Starts a call unless the user has stopped waiting, and waits for it until they do. The call itself continues. */
  call: <Value>(start: () => Promise<Value>) => Promise<Value>;
  /** Throws AppError `stopped` once the user has stopped waiting. */
  requireWaiting: () => void;
  /** Tells the screen what is being done. */
  progress: (stage: SigningStage) => void;
}

/** @param signal aborted when the user stops waiting */
export function createIntent(
  signal: AbortSignal = new AbortController().signal,
  progress: Intent['progress'] = () => undefined,
): Intent {
  function requireWaiting(): void {
    if (signal.aborted) throw createStopped();
  }

  async function call<Value>(start: () => Promise<Value>): Promise<Value> {
    requireWaiting();
    return waitUntil(start(), signal);
  }

  return { signal, call, requireWaiting, progress };
}

/** The intent of background work: no user waits for it or can stop it. */
export const BACKGROUND: Intent = createIntent();

function waitUntil<Value>(work: Promise<Value>, signal: AbortSignal): Promise<Value> {
  return new Promise((resolve, reject) => {
    const giveUp = () => reject(createStopped());
    if (signal.aborted) giveUp();
    else signal.addEventListener('abort', giveUp);
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', giveUp));
  });
}

function createStopped(): AppError {
  return new AppError('stopped', 'The user stopped waiting');
}
