import { act, getConfig } from '@testing-library/react';
import { vi } from 'vitest';
import { settle, type World } from './support';

/** Shorter timers are not deadlines; Testing Library, user-event and the app use them to yield. */
const SHORT_MS = 100;
const STEP_MS = 250;

/**
 * Stops the clock, so that time passes only by `pass`, even on a busy machine. Finders and requests use real time. Real
 * timers are restored after the test.
 */
export function stopClock(): void {
  const real = { setTimeout, setInterval };
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance'],
    shouldClearNativeTimers: true,
  });
  const fake = { setTimeout, setInterval };
  const isReal = (ms: number) => ms < SHORT_MS || ms === getConfig().asyncUtilTimeout;
  const start = (name: 'setTimeout' | 'setInterval') =>
    Object.assign(
      (callback: () => void, ms = 0, ...args: []) => (isReal(ms) ? real : fake)[name](callback, ms, ...args),
      fake[name],
    );
  Object.assign(globalThis, { setTimeout: start('setTimeout'), setInterval: start('setInterval') });
}

/** Advances time, waiting in between for responses and lazily loaded code. */
export async function pass(world: World, ms: number): Promise<void> {
  await settle(world);
  for (let left = ms; left > 0; left -= STEP_MS) {
    await act(() => vi.advanceTimersByTimeAsync(Math.min(left, STEP_MS)));
    await settle(world);
  }
}
