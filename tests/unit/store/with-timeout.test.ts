import { createGate } from '@tests/gate';
import { expect, it, vi } from 'vitest';
import { PATIENCE, SAVE_PATIENCE, saveOnce, withDeadline } from '@/store/calls/with-timeout';

it('a refresh goes on after 20 seconds of a save, which runs on and is not sent twice', async () => {
  vi.useFakeTimers();
  const answer = createGate();
  const saves = new Map<string, Promise<void>>();
  const started: string[] = [];
  const save = (name: string) => async () => {
    started.push(name);
    await answer.opened;
  };
  const waiting = saveOnce(saves, 'guarantee 1', save('first')).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(PATIENCE - 1);
  expect(saves.size).toBe(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(await waiting).toMatchObject({ code: 'network' });
  await saveOnce(saves, 'guarantee 1', save('second'));
  expect(started).toEqual(['first']);
  void saveOnce(saves, 'guarantee 2', save('other')).catch(() => undefined);
  expect(started).toEqual(['first', 'other']);
  answer.open();
  await vi.advanceTimersByTimeAsync(0);
  expect(saves.size).toBe(0);
  await saveOnce(saves, 'guarantee 1', save('next'));
  expect(started).toEqual(['first', 'other', 'next']);
});

it('a save that is never answered is sent again after a minute', async () => {
  vi.useFakeTimers();
  const saves = new Map<string, Promise<void>>();
  const save = vi.fn(() => new Promise<void>(() => undefined));
  const poll = () => void saveOnce(saves, 'guarantee 1', save).catch(() => undefined);
  poll();
  await vi.advanceTimersByTimeAsync(SAVE_PATIENCE - 1);
  poll();
  expect(save).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  poll();
  expect(save).toHaveBeenCalledTimes(2);
  expect(saves.size).toBe(1);
});

it('an optional call is aborted after 20 seconds, and not before', async () => {
  vi.useFakeTimers();
  const signals: AbortSignal[] = [];
  const call = withDeadline((signal) => new Promise<never>(() => void signals.push(signal)));
  const failure = call.catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(PATIENCE - 1);
  expect(signals.map(({ aborted }) => aborted)).toEqual([false]);
  await vi.advanceTimersByTimeAsync(1);
  expect(await failure).toMatchObject({ code: 'network' });
  expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
});

it('a call with a deadline ends with the signal of its caller, also with one that has ended before', () => {
  const outer = new AbortController();
  const signals: AbortSignal[] = [];
  const call = () => void withDeadline((signal) => new Promise<never>(() => void signals.push(signal)), outer.signal);
  call();
  expect(signals.map(({ aborted }) => aborted)).toEqual([false]);
  outer.abort();
  call();
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, true]);
});

it('a call with a deadline that succeeds leaves the signal of its caller alone', async () => {
  const outer = new AbortController();
  expect(await withDeadline(async () => 7, outer.signal)).toBe(7);
  expect(outer.signal.aborted).toBe(false);
});
