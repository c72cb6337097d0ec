const KEY = Symbol.for('aval: running timers');
const shared = globalThis as typeof globalThis & { [KEY]?: Set<NodeJS.Timeout> };
// One wrapper per worker: this module is evaluated again for each file.
if (shared[KEY] === undefined) {
  shared[KEY] = new Set();
  globalThis.setTimeout = trackStarts(globalThis.setTimeout, shared[KEY]);
  globalThis.setInterval = trackStarts(globalThis.setInterval, shared[KEY]);
}

/** Stops every timer that the app or a test has started since the last call. */
export function stopTimers(): void {
  for (const timer of shared[KEY] ?? []) clearTimeout(timer);
  shared[KEY]?.clear();
}

function trackStarts<Start extends typeof setTimeout | typeof setInterval>(
  start: Start,
  timers: Set<NodeJS.Timeout>,
): Start {
  const watching = (callback: (...args: unknown[]) => void, ms?: number, ...args: unknown[]) => {
    const timer = start(callback, ms, ...args);
    timers.add(timer);
    return timer;
  };
  return Object.assign(watching, start) as unknown as Start;
}
