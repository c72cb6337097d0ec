import { useRef, useState } from 'react';
import type { Result } from '@/domain/primitives/errors';
import { createIntent, type Intent, type SigningStage } from '@/lib/intent';

/**
 * `stopped`: the user stopped waiting, and the action may still succeed. `late`: it succeeded after that. A late
 * failure is `failed`.
 */
export type TaskStatus = 'idle' | 'busy' | 'done' | 'stopped' | 'late';

export type TaskState<Failure> =
  | { status: Exclude<TaskStatus, 'busy'> }
  | { status: 'busy'; stage?: SigningStage }
  | { status: 'failed'; error: Failure; reached: readonly SigningStage[] };

/** The intent of the run. When the user stops waiting, it sends nothing further, and a later result counts as late. */
export type Action<Value, Failure> = (intent: Intent) => Promise<Result<Value, Failure>>;

export interface AsyncTask<Failure> {
  state: TaskState<Failure>;
  busy: boolean;
  /** The current step of the run, if it reports one. */
  stage: SigningStage | null;
  /** Why the last run failed, until the next one starts. */
  error: Failure | null;
  /** The steps that the failed run reported. */
  reached: readonly SigningStage[];
  /**
   * Runs `action` unless a run is in progress. Resolves to its value, or to `null` if it failed, was stopped or did not
   * start.
   */
  run: <Value>(action: Action<Value, Failure>) => Promise<{ value: Value } | null>;
  /** Stops waiting: the screen is free, and keeps its input. */
  stop: () => void;
}

/** State of an action that runs at most once at a time. */
export function useTask<Failure>(): AsyncTask<Failure> {
  const [state, setState] = useState<TaskState<Failure>>({ status: 'idle' });
  const running = useRef<AbortController | null>(null);
  const latest = useRef<AbortController | null>(null);

  async function run<Value>(action: Action<Value, Failure>): Promise<{ value: Value } | null> {
    if (running.current !== null) return null;
    const controller = new AbortController();
    const { signal } = controller;
    running.current = controller;
    latest.current = controller;
    setState({ status: 'busy' });
    const stopped = new Promise<null>((resolve) => signal.addEventListener('abort', () => resolve(null)));
    const reached: SigningStage[] = [];
    const toFailed = (error: Failure) => ({ status: 'failed', error, reached }) as const;
    const progress = (stage: SigningStage) => {
      reached.push(stage);
      if (running.current === controller) setState({ status: 'busy', stage });
    };
    const work = action(createIntent(signal, progress));
    const result = await Promise.race([work, stopped]);
    running.current = null;
    if (result !== null) {
      setState(result.ok ? { status: 'done' } : toFailed(result.error));
      return result.ok ? { value: result.value } : null;
    }
    setState({ status: 'stopped' });
    void work.then((late) => {
      if (latest.current === controller && !isStopped(late))
        setState(late.ok ? { status: 'late' } : toFailed(late.error));
    });
    return null;
  }

  return {
    state,
    busy: state.status === 'busy',
    stage: state.status === 'busy' ? (state.stage ?? null) : null,
    error: state.status === 'failed' ? state.error : null,
    reached: state.status === 'failed' ? state.reached : [],
    run,
    stop: () => running.current?.abort(),
  };
}

/** The action stopped itself: its outcome is unknown. */
function isStopped(late: Result<unknown, unknown>): boolean {
  return !late.ok && (late.error as { code?: unknown } | null)?.code === 'stopped';
}
