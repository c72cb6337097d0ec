import { useRef, useState } from 'react';
import type { Result } from '@/domain/primitives/result';

/** Where a piece of work stands. */
export type Work<Failure> = { status: 'idle' | 'busy' | 'done' } | { status: 'failed'; error: Failure };

export interface Task<Failure> {
  work: Work<Failure>;
  busy: boolean;
  /** Why the last run failed, until the next one starts. */
  error: Failure | null;
  /** Runs the task unless one is under way; its value, or `null` when it failed or did not start. */
  run: <Value>(task: () => Promise<Result<Value, Failure>>) => Promise<{ value: Value } | null>;
}

/** One piece of work at a time, started by a person, and what came of it. */
export function useWork<Failure>(): Task<Failure> {
  const [work, setWork] = useState<Work<Failure>>({ status: 'idle' });
  const underWay = useRef(false);

  async function run<Value>(task: () => Promise<Result<Value, Failure>>): Promise<{ value: Value } | null> {
    if (underWay.current) return null;
    underWay.current = true;
    setWork({ status: 'busy' });
    const result = await task();
    underWay.current = false;
    setWork(result.ok ? { status: 'done' } : { status: 'failed', error: result.error });
    return result.ok ? { value: result.value } : null;
  }

  return { work, busy: work.status === 'busy', error: work.status === 'failed' ? work.error : null, run };
}
