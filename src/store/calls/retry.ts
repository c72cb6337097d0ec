import { AppError } from '@/domain/primitives/errors';

/** Milliseconds. In one object, so that tests need not wait as long as people. */
export const WAITS = {
  /** Pauses between the tries. */
  retries: [300, 1_200],
  /** How long an answer may take before the program goes on without it; the call itself has no timeout (docs/api.md). */
  patience: 20_000,
};

/** Tries an idempotent call again when no answer arrived or the server stumbled, then gives up with its error. */
export async function withRetry<Value>(call: () => Promise<Value>): Promise<Value> {
  for (const pause of WAITS.retries) {
    try {
      return await withTimeout(call());
    } catch (error) {
      if (!isPassing(error)) throw error;
      await new Promise((resume) => setTimeout(resume, pause));
    }
  }
  return withTimeout(call());
}

/** The value, or AppError `network` when it does not come in time. What is waited for goes on. */
export function withTimeout<Value>(work: Promise<Value>, patience = WAITS.patience): Promise<Value> {
  return new Promise((resolve, reject) => {
    const giveUp = () => reject(new AppError('network', 'Network Error', { cause: 'network' }));
    const timer = setTimeout(giveUp, patience);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

const PASSING = [408, 425, 429];
/** The server understood and says no: asking again would not help. */
const REFUSALS = [400, 403, 404, 405, 409, 410, 413, 422];

/** Whether the failure says nothing about the request itself: the next try may well succeed. */
export function isPassing(error: unknown): boolean {
  if (!(error instanceof AppError)) return false;
  const { status = 0 } = error.detail;
  const stumbled = error.code === 'http' && (status >= 500 || PASSING.includes(status));
  return stumbled || error.code === 'network' || error.code === 'bad-answer';
}

/** Whether the server refused the request for good. */
export function isRefusal(error: unknown): boolean {
  return error instanceof AppError && error.code === 'http' && REFUSALS.includes(error.detail.status ?? 0);
}

/** Whether the server says that there is no such thing (any more). */
export function isGone(error: unknown): boolean {
  return error instanceof AppError && (error.detail.status === 404 || error.detail.status === 410);
}
