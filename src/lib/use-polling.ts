import { useEffect, useRef } from 'react';
import { AppError } from '@/domain/primitives/errors';
import { logger } from '@/lib/logger';

export interface PollingOptions {
  enabled: boolean;
  /** Identifies what is polled; a new key is due at once. */
  key?: string | number;
  /** Runs while the tab is hidden, first after one interval, instead of while it is shown. */
  whileHidden?: boolean;
}

/** `signal` is aborted on unmount or when the key changes, so that the requests end too. */
export type PollTask = (signal: AbortSignal) => Promise<void>;

/**
 * Runs `task` at once and then every `intervalMs` while enabled (docs/architecture.md#polling). Enabling again does not
 * make it due earlier. The task should reject when it failed, so that polling backs off.
 */
export function usePolling(task: PollTask, intervalMs: number, options: PollingOptions): void {
  const { enabled, key, whileHidden = false } = options;
  const latestTask = useRef(task);
  const poller = useRef<{ key: string | number | undefined; intervalMs: number; poller: Poller } | null>(null);

  useEffect(() => {
    latestTask.current = task;
  });

  useEffect(() => {
    if (!enabled) return;
    // Kept while disabled, so that a run in progress is not overlapped and the rhythm stays.
    if (poller.current === null || poller.current.key !== key || poller.current.intervalMs !== intervalMs) {
      poller.current = {
        key,
        intervalMs,
        poller: createPoller((signal) => latestTask.current(signal), intervalMs, whileHidden),
      };
    }
    const active = poller.current.poller;
    active.start();
    return () => active.stop();
  }, [enabled, key, intervalMs, whileHidden]);
}

/** Longest pause when backing off, unless the interval itself is longer. */
const LONGEST_PAUSE_MS = 60_000;

interface Poller {
  start(): void;
  stop(): void;
}

/**
 * Runs never overlap: a slow task skips turns. Pauses while the tab is hidden (or shown, for `whileHidden`), runs at once
 * when it is shown again or back online, after the run in progress if there is one, and doubles its pauses while the task
 * fails with status 429 or 5xx.
 */
function createPoller(task: PollTask, intervalMs: number, whileHidden: boolean): Poller {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let started = false;
  let running = false;
  // The tab was shown or came online during a run, which may have read older data.
  let isStale = false;
  let refusals = 0;
  let dueAt = 0;
  let current = new AbortController();

  function schedule(): void {
    clearTimeout(timer);
    if (!started || running || isPaused()) return;
    timer = setTimeout(() => void run(), Math.max(0, dueAt - performance.now()));
  }

  function isPaused(): boolean {
    return (document.visibilityState === 'hidden') !== whileHidden;
  }

  async function run(): Promise<void> {
    running = true;
    isStale = false;
    current = new AbortController();
    const startedAt = performance.now();
    refusals = (await isRefused(task, current.signal)) ? refusals + 1 : 0;
    const pause = Math.min(intervalMs * 2 ** refusals, Math.max(intervalMs, LONGEST_PAUSE_MS));
    const turns = Math.max(1, Math.ceil((performance.now() - startedAt) / pause));
    dueAt = isStale && refusals === 0 ? 0 : startedAt + turns * pause;
    running = false;
    schedule();
  }

  function wake(): void {
    if (whileHidden) dueAt = Math.max(dueAt, performance.now() + intervalMs);
    // Switching tabs does not shorten the pause that a server asked for.
    else if (refusals === 0) dueAt = 0;
    isStale = running && !whileHidden;
    schedule();
  }

  function start(): void {
    if (started) return;
    started = true;
    document.addEventListener('visibilitychange', onVisibility);
    if (!whileHidden) window.addEventListener('online', wake);
    if (whileHidden) wake();
    else schedule();
  }

  function stop(): void {
    started = false;
    current.abort();
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', onVisibility);
    window.removeEventListener('online', wake);
  }

  function onVisibility(): void {
    if (isPaused()) clearTimeout(timer);
    else wake();
  }

  return { start, stop };
}

/** Runs the task. True if the server refused it for now; other failures were logged where they happened. */
async function isRefused(task: PollTask, signal: AbortSignal): Promise<boolean> {
  try {
    await task(signal);
    return false;
  } catch (error) {
    const status = error instanceof AppError ? (error.detail.status ?? null) : null;
    if (status === null && !signal.aborted) logger.warn('A periodic task failed');
    return status !== null && (status === 429 || status >= 500);
  }
}
