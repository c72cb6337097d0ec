import { holdInPage } from '@/lib/page-lock';
import { workEnded, workNoted } from '@/store/outbox/outbox.slice';
import type { AppThunk } from '@/store/setup/store-types';

export interface Work {
  /** Given up waiting; an answer may still come. */
  unanswered(): void;
  end(): void;
}

const holds = new Map<string, () => void>();

/** Marks what this page is at work on, so that nobody else, this page's own retries included, sees to it meanwhile. */
export function atWork(key: string): AppThunk<Work> {
  return (dispatch) => {
    dispatch(workNoted({ key, stage: 'working' }));
    holds.set(key, holdInPage(key));
    return {
      unanswered: () => dispatch(workNoted({ key, stage: 'unanswered' })),
      end: () => dispatch(endWork(key)),
    };
  };
}

/** What is left of it is seen to by `settleOutbox`. */
export function endWork(key: string): AppThunk<void> {
  return (dispatch) => {
    holds.get(key)?.();
    holds.delete(key);
    dispatch(workEnded(key));
  };
}
