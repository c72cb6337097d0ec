import { holdLock } from '@/lib/web-locks';
import type { AppThunk } from '@/store/core/store-types';
import { workEnded, workNoted } from '@/store/outbox/outbox.slice';

const holds = new Map<string, () => void>();

/** Marks what this page is working on, so that neither its own retries nor another tab touches it. */
export function claimWork(key: string): AppThunk<void> {
  return (dispatch) => {
    dispatch(workNoted({ key, stage: 'working' }));
    holds.set(key, holdLock(key));
  };
}

/** The page stopped waiting; an answer may still come. */
export function markUnanswered(key: string): AppThunk<void> {
  return (dispatch) => {
    dispatch(workNoted({ key, stage: 'unanswered' }));
  };
}

/** `settleOutbox` resumes unfinished work. */
export function endWork(key: string): AppThunk<void> {
  return (dispatch) => {
    holds.get(key)?.();
    holds.delete(key);
    dispatch(workEnded(key));
  };
}
