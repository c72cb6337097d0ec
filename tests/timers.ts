const KEY = Symbol.for('aval: running timers');
const FRAMES = Symbol.for('aval: pending animation frames');
const shared = globalThis as typeof globalThis & { [KEY]?: Set<NodeJS.Timeout>; [FRAMES]?: Set<number> };
// One wrapper per worker: this module is evaluated again for each file.
if (shared[KEY] === undefined) {
  shared[KEY] = new Set();
  globalThis.setTimeout = trackStarts(globalThis.setTimeout, shared[KEY]);
  globalThis.setInterval = trackStarts(globalThis.setInterval, shared[KEY]);
  shared[FRAMES] = new Set();
  if ('requestAnimationFrame' in globalThis) trackFrames(shared[FRAMES]);
}

/**
 * Stops every timer that the app or a test has started since the last call. Frames first: jsdom's own timer for them is among these,
 * and jsdom starts no other one while it believes that a frame is pending.
 */
export function stopTimers(): void {
  for (const frame of shared[FRAMES] ?? []) cancelAnimationFrame(frame);
  shared[FRAMES]?.clear();
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

function trackFrames(frames: Set<number>): void {
  const start = globalThis.requestAnimationFrame;
  globalThis.requestAnimationFrame = (callback) => {
    const frame = start(callback);
    frames.add(frame);
    return frame;
  };
}
