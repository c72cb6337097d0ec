const IDLE_TIMEOUT_MS = 4000;

/** Runs a task once the browser is idle; what it answers forgets the task. */
export function whenIdle(task: () => void): () => void {
  // Safari has no requestIdleCallback.
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(task, 1000);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(task, { timeout: IDLE_TIMEOUT_MS });
  return () => cancelIdleCallback(handle);
}
