import type { Intent } from '@/lib/intent';
import { withTimeout } from '@/store/calls/with-timeout';
import type { AppDispatch, AppThunk } from '@/store/core/store-types';

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
