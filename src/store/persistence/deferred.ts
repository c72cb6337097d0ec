/** Long enough for a row of changes to be one, and for what they change to be on screen first. */
const REST_MS = 50;
/** After it, on a page that is never idle. */
const AT_LATEST_MS = 500;

/**
 * Asks for work that waits until the page is idle; asked for again before that, it is done once. It is done at once when
 * the page goes, or is hidden: that may be the last that it hears.
 */
export function deferred(work: () => void): () => void {
  let due = false;

  function now(): void {
    if (!due) return;
    due = false;
    work();
  }

  globalThis.addEventListener?.('pagehide', now);
  globalThis.document?.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') now();
  });

  return () => {
    if (due) return;
    due = true;
    setTimeout(() => whenIdle(now), REST_MS);
  };
}

function whenIdle(task: () => void): void {
  // Safari and Node have no requestIdleCallback.
  if (typeof requestIdleCallback === 'undefined') task();
  else requestIdleCallback(task, { timeout: AT_LATEST_MS });
}
