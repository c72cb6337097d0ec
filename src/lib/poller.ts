import { logger } from '@/lib/logger';

/** Longest pause that backing off leads to, unless the interval itself is longer. */
const LONGEST_PAUSE_MS = 60_000;

export interface Poller {
  start(): void;
  stop(): void;
}

/**
 * Runs a task over and over: at once when it is due, then every `intervalMs`. Runs never overlap: a task that takes
 * longer skips turns. Pauses while the tab is hidden, runs at once when it is shown again or back online, and doubles
 * its pauses (up to 60 s) while the task fails with status 429 or 5xx.
 */
export function createPoller(task: () => Promise<void>, intervalMs: number): Poller {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let started = false;
  let running = false;
  let refusals = 0;
  let dueAt = 0;

  function schedule(): void {
    clearTimeout(timer);
    if (!started || running || document.visibilityState === 'hidden') return;
    timer = setTimeout(() => void run(), Math.max(0, dueAt - performance.now()));
  }

  async function run(): Promise<void> {
    running = true;
    const startedAt = performance.now();
    refusals = (await succeeds(task)) ? 0 : refusals + 1;
    const pause = pauseAfter(refusals, intervalMs);
    const turns = Math.max(1, Math.ceil((performance.now() - startedAt) / pause));
    dueAt = startedAt + turns * pause;
    running = false;
    schedule();
  }

  function wake(): void {
    // A server that asked for a pause gets it, however often tabs are switched.
    if (refusals === 0) dueAt = 0;
    schedule();
  }

  function start(): void {
    if (started) return;
    started = true;
    document.addEventListener('visibilitychange', onVisibility);
    window.addEventListener('online', wake);
    schedule();
  }

  function stop(): void {
    started = false;
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', onVisibility);
    window.removeEventListener('online', wake);
  }

  function onVisibility(): void {
    if (document.visibilityState === 'hidden') clearTimeout(timer);
    else wake();
  }

  return { start, stop };
}

function pauseAfter(refusals: number, intervalMs: number): number {
  const longest = Math.max(intervalMs, LONGEST_PAUSE_MS);
  return Math.min(intervalMs * 2 ** refusals, longest);
}

/** False when the server asked to be left alone for a while; other failures were logged where they happened. */
async function succeeds(task: () => Promise<void>): Promise<boolean> {
  try {
    await task();
    return true;
  } catch (error) {
    const status = statusOf(error);
    if (status === null) logger.warn('A periodic task failed');
    return status === null || !(status === 429 || status >= 500);
  }
}

/** The HTTP status that an AppError carries. */
function statusOf(error: unknown): number | null {
  const status = (error as { detail?: { status?: unknown } } | null)?.detail?.status;
  return typeof status === 'number' ? status : null;
}
