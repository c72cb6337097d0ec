import { AppError } from '@/domain/primitives/errors';
import type { Intent } from '@/lib/intent';
import type { AppDispatch, AppThunk } from '@/store/core/store-types';

/** Milliseconds to wait for an answer that is useful but not required (docs/architecture.md#waiting). */
export const PATIENCE = 20_000;

/**
 * Rejects with AppError `network` after `PATIENCE`; the work itself continues. Only for optional data: no intent of the
 * user ever times out.
 */
export function withTimeout<Value>(work: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    const giveUp = () => reject(new AppError('network', 'Network Error', { cause: 'network' }));
    const timer = setTimeout(giveUp, PATIENCE);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/**
 * The same for a call that is aborted, so that such calls do not pile up.
 * @param outer ends the call too
 */
export function withDeadline<Value>(
  call: (signal: AbortSignal) => Promise<Value>,
  outer?: AbortSignal,
): Promise<Value> {
  const controller = new AbortController();
  const abort = () => controller.abort();
  if (outer?.aborted) abort();
  outer?.addEventListener('abort', abort);
  return withTimeout(call(controller.signal)).finally(() => {
    outer?.removeEventListener('abort', abort);
    abort();
  });
}

/** Milliseconds after which a save without an answer counts as lost, and the next poll may save again. */
export const SAVE_PATIENCE = 60_000;

/**
 * Runs a save that is part of a poll, one at a time per record. The poll waits for it as long as for other optional answers; the
 * save itself goes on, because a slow backend may still carry it out.
 * @param running the saves that are still running, by record
 */
export async function saveOnce(
  running: Map<string, Promise<void>>,
  record: string,
  save: () => Promise<void>,
): Promise<void> {
  if (running.has(record)) return;
  const forget = () => {
    if (running.get(record) === saving) running.delete(record);
  };
  const timer = setTimeout(forget, SAVE_PATIENCE);
  const saving: Promise<void> = save().finally(() => {
    clearTimeout(timer);
    forget();
  });
  running.set(record, saving);
  await withTimeout(saving);
}

/** The latest work on each record, per page. */
const pages = new WeakMap<AppDispatch, Map<string, Promise<unknown>>>();

/**
 * Runs work on a record after earlier work on it has ended, unless the user has stopped waiting for that work or it
 * takes longer than `PATIENCE`. Otherwise, work that reads a whole record and sends it back would undo changes being
 * saved at the same time. @param intent of this work. Rejects with AppError `stopped` once the user stops waiting for
 * it
 */
export function takeTurn<Value>(record: string, work: () => Promise<Value>, intent: Intent): AppThunk<Promise<Value>> {
  return (dispatch) => {
    const latest = pages.get(dispatch) ?? new Map<string, Promise<unknown>>();
    pages.set(dispatch, latest);
    const earlier = latest.get(record) ?? Promise.resolve();
    const turn = intent.call(() => earlier).then(work);
    const ended = intent.call(() => turn).catch(() => undefined);
    latest.set(
      record,
      withTimeout(Promise.all([earlier, ended])).catch(() => undefined),
    );
    return turn;
  };
}
