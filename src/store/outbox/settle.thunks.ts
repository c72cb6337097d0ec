import { isLockHeld } from '@/lib/web-locks';
import { refusalNoted } from '@/store/outbox/outbox.slice';
import { restoreFromEntry, restoreFromIntent } from '@/store/outbox/releases';
import type { AppThunk } from '@/store/setup/store-types';
import { runRelease } from '@/store/withdrawals/release-runner.thunks';

/** Final: the user is told, and nothing is tried again. */
const FINAL_ERRORS: readonly string[] = ['broadcast-refused', 'record-refused'];

/**
 * Resumes every release in the outbox that neither this page nor another tab is working on. Rejects with the first error
 * after all were tried, so that the poll backs off.
 */
export function settleOutbox(): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const { entries, intents } = getState().outbox;
    const releases = [...entries.map(restoreFromEntry), ...intents.map(restoreFromIntent)];
    const errors: unknown[] = [];
    for (const release of releases) {
      if (release === null || getState().outbox.live[release.key] === 'working') continue;
      if (await isLockHeld(release.key)) continue;
      const { error } = await dispatch(runRelease(release, { event: 'resumed' }));
      if (error === null) continue;
      if (FINAL_ERRORS.includes(error.data.code)) dispatch(refusalNoted(error.data));
      else errors.push(error.thrown);
    }
    if (errors.length > 0) throw errors[0];
  };
}
