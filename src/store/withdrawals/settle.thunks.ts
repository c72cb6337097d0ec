import { isSlow } from '@/lib/slow';
import { isLockHeld } from '@/lib/web-locks';
import { isSameUser, selectUser } from '@/store/auth/auth.selectors';
import type { AppThunk } from '@/store/core/store-types';
import { refusalNoted } from '@/store/outbox/outbox.slice';
import { type Release, restoreFromEntry, restoreFromIntent } from '@/store/outbox/releases';
import { runRelease } from '@/store/withdrawals/release-runner.thunks';

/** Final: the user is informed, and nothing is retried. */
const FINAL_ERRORS: readonly string[] = ['broadcast-refused', 'record-refused'];

/** The releases that a page is resuming: a call that hangs is not repeated by every poll. */
const resuming = new WeakMap<WeakKey, Set<string>>();

/**
 * Resumes every release in the outbox that neither this page nor another tab is working on. A release with slow calls
 * does not delay the next one. Rejects with the first error after all were tried, so that the poll backs off.
 * @param insistent the user asked for it: includes releases that are already being resumed
 */
export function settleOutbox(insistent = false): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const user = selectUser(getState());
    const { entries, intents } = getState().outbox;
    const releases = [...entries.map(restoreFromEntry), ...intents.map(restoreFromIntent)];
    const errors: unknown[] = [];
    for (const release of releases) {
      // An intent of another kind.
      if (release === null) continue;
      const stage = getState().outbox.live[release.key];
      if (stage === 'working') continue;
      if (resuming.get(getState)?.has(release.key) && !insistent) continue;
      // While an answer may still come, this page holds the lock itself, and looks for what the call has done.
      if (stage !== 'unanswered' && (await isLockHeld(release.key))) continue;
      if (!isSameUser(selectUser(getState()), user)) return;
      const work = dispatch(resume(release)).then((error) => {
        if (error !== null) errors.push(error);
      });
      await isSlow(work);
    }
    if (errors.length > 0) throw errors[0];
  };
}

/** Resolves to the error that is worth another attempt, if any. */
function resume(release: Release): AppThunk<Promise<unknown>> {
  return async (dispatch, getState) => {
    const keys = resuming.get(getState) ?? new Set();
    resuming.set(getState, keys.add(release.key));
    const { error } = await dispatch(runRelease(release, { event: 'resumed' }));
    keys.delete(release.key);
    if (error === null || !FINAL_ERRORS.includes(error.data.code)) return error?.thrown ?? null;
    dispatch(refusalNoted(error.data));
    return null;
  };
}
