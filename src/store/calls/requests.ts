import { AppError, type Result, toErrorData } from '@/domain/primitives/errors';
import { logger } from '@/lib/logger';

/** Milliseconds between the attempts. */
export const RETRY_PAUSES: readonly number[] = [300, 1_200];
/** Milliseconds until a response is given up. The request itself has no timeout (docs/api.md#conventions). */
export const RESPONSE_TIMEOUT = 20_000;
/** Milliseconds; an intent may take several calls, each with retries. */
export const INTENT_TIMEOUT = 10 * RESPONSE_TIMEOUT;

/** Repeats an idempotent call after transient errors; throws the last error. */
export async function withRetry<Value>(call: () => Promise<Value>): Promise<Value> {
  for (const pause of RETRY_PAUSES) {
    try {
      return await withTimeout(call());
    } catch (error) {
      if (!isTransient(error)) throw error;
      await new Promise((resume) => setTimeout(resume, pause));
    }
  }
  return withTimeout(call());
}

/** Rejects with AppError `network` after `timeout` milliseconds. The work itself continues. */
export function withTimeout<Value>(work: Promise<Value>, timeout = RESPONSE_TIMEOUT): Promise<Value> {
  return new Promise((resolve, reject) => {
    const giveUp = () => reject(new AppError('network', 'Network Error', { cause: 'network' }));
    const timer = setTimeout(giveUp, timeout);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/**
 * Sends what must not be sent twice. Without a usable response, `find` checks whether it arrived anyway; it resolves to
 * `undefined` if not. Throws the error of the call unless it is found.
 */
export async function sendOnce<Value>(
  send: () => Promise<Value>,
  find: () => Promise<Value | undefined>,
): Promise<Value> {
  try {
    return await withTimeout(send());
  } catch (error) {
    const found = isRefusal(error) ? undefined : await withTimeout(find()).catch(() => undefined);
    if (found === undefined) throw error;
    return found;
  }
}

/**
 * Runs an intent; a failure is logged and returned instead of thrown (docs/specification.md#8-error-catalogue). The
 * screen becomes usable again even if the backend never responds; a late response is still handled.
 */
export async function toResult<Value>(what: string, action: () => Promise<Value>): Promise<Result<Value>> {
  try {
    return { ok: true, value: await withTimeout(action(), INTENT_TIMEOUT) };
  } catch (thrown) {
    const error = toErrorData(thrown);
    logger.error(`${what} failed: ${error.message}`);
    return { ok: false, error };
  }
}

const TRANSIENT = [408, 425, 429];
/** The server understood and refused: repeating the request does not help. */
const REFUSALS = [400, 403, 404, 405, 409, 410, 413, 422];

/** The error says nothing about the request itself; a repetition may succeed. */
export function isTransient(error: unknown): boolean {
  if (!(error instanceof AppError)) return false;
  const { status = 0 } = error.detail;
  const isServerError = error.code === 'http' && (status >= 500 || TRANSIENT.includes(status));
  return isServerError || error.code === 'network' || error.code === 'bad-answer';
}

/** The server refused the request for good. */
export function isRefusal(error: unknown): boolean {
  return error instanceof AppError && error.code === 'http' && REFUSALS.includes(error.detail.status ?? 0);
}

/** The entity does not exist (any more). */
export function isGone(error: unknown): boolean {
  return error instanceof AppError && (error.detail.status === 404 || error.detail.status === 410);
}
