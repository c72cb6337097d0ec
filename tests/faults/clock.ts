import { AsyncResource } from 'node:async_hooks';
import { RETRY_PAUSES } from '@/store/calls/requests';

interface Timer {
  due: number;
  run: () => void;
  unref: () => void;
}

const { setTimeout: realTimeout, clearTimeout: realClear, setImmediate: realImmediate } = globalThis;
const timers = new Set<Timer>();
let now = 0;

/**
 * A clock that advances only by `advanceTime`, so no deadline of the app expires on a busy machine. Pauses between retries
 * end immediately.
 */
export function installClock(): void {
  const start = (callback: () => void, ms = 0) => {
    if (RETRY_PAUSES.includes(ms)) return realTimeout(callback);
    const timer = { due: now + ms, run: AsyncResource.bind(callback), unref: () => {} };
    timers.add(timer);
    return timer;
  };
  const clear = (timer: Timer | undefined) => {
    if (timer === undefined || !timers.delete(timer)) realClear(timer as unknown as NodeJS.Timeout);
  };
  Object.assign(globalThis, { setTimeout: start, clearTimeout: clear });
}

export function uninstallClock(): void {
  timers.clear();
  Object.assign(globalThis, { setTimeout: realTimeout, clearTimeout: realClear });
}

export function advanceTime(ms: number): void {
  now += ms;
  const due = [...timers].filter((timer) => timer.due <= now).sort((a, b) => a.due - b.due);
  for (const timer of due) if (timers.delete(timer)) timer.run();
}

/** Drops the timers of closed pages. */
export function dropTimers(): void {
  timers.clear();
}

/** Waits in real time, in milliseconds. */
export function realPause(ms: number): Promise<void> {
  return new Promise((resume) => realTimeout(resume, ms));
}

/** Runs a number of event loop turns. */
export async function runTurns(count: number): Promise<void> {
  for (let turn = 0; turn < count; turn += 1) await new Promise<void>((resume) => realImmediate(resume));
}
