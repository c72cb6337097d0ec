import { expect, it, vi } from 'vitest';
import { PATIENCE, withDeadline } from '@/store/calls/with-timeout';

// Deviation: background-saves
it('a save of a refresh is aborted after 20 seconds, and not before', async () => {
  vi.useFakeTimers();
  const signals: AbortSignal[] = [];
  const save = withDeadline((signal) => new Promise<never>(() => void signals.push(signal)));
  const failure = save.catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(PATIENCE - 1);
  expect(signals.map(({ aborted }) => aborted)).toEqual([false]);
  await vi.advanceTimersByTimeAsync(1);
  expect(await failure).toMatchObject({ code: 'network' });
  expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
});
