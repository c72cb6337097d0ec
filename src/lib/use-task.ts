import { useRef, useState } from 'react';
import type { Result } from '@/domain/primitives/errors';

export type TaskState<Failure> = { status: 'idle' | 'busy' | 'done' } | { status: 'failed'; error: Failure };

export interface Task<Failure> {
  state: TaskState<Failure>;
  busy: boolean;
  /** Why the last run failed, until the next one starts. */
  error: Failure | null;
  /** Runs `action` unless a run is in progress. Resolves to its value, or to `null` if it failed or did not start. */
  run: <Value>(action: () => Promise<Result<Value, Failure>>) => Promise<{ value: Value } | null>;
}

/** Busy and error state of an action that runs at most once at a time. */
export function useTask<Failure>(): Task<Failure> {
  const [state, setState] = useState<TaskState<Failure>>({ status: 'idle' });
  const running = useRef(false);

  async function run<Value>(action: () => Promise<Result<Value, Failure>>): Promise<{ value: Value } | null> {
    if (running.current) return null;
    running.current = true;
    setState({ status: 'busy' });
    const result = await action();
    running.current = false;
    setState(result.ok ? { status: 'done' } : { status: 'failed', error: result.error });
    return result.ok ? { value: result.value } : null;
  }

  return { state, busy: state.status === 'busy', error: state.status === 'failed' ? state.error : null, run };
}
