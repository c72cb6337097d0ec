import { AppError } from '@/domain/primitives/errors';
import { type Id, toIdKey } from '@/domain/primitives/ids';
import { lockAcrossTabs } from '@/lib/web-locks';
import type { AppThunk } from '@/store/core/store-types';
import { workEnded, workNoted } from '@/store/outbox/outbox.slice';

/**
 * Runs one signing action per guarantee at a time: a double click, another dialog or another tab must not make a second
 * transaction over the same outputs. Throws `signing-here`, `signing-elsewhere`.
 */
export function withSigningLock<Result>(guaranteeId: Id, action: () => Promise<Result>): AppThunk<Promise<Result>> {
  return async (dispatch, getState) => {
    const key = `signing ${toIdKey(guaranteeId)}`;
    if (key in getState().outbox.live) throw new AppError('signing-here', 'The guarantee is being signed already');
    dispatch(workNoted({ key, stage: 'working' }));
    try {
      const outcome = await lockAcrossTabs(key, async () => ({ result: await action() }));
      if (outcome === null) throw new AppError('signing-elsewhere', 'The guarantee is being signed in another tab');
      return outcome.result;
    } finally {
      dispatch(workEnded(key));
    }
  };
}
