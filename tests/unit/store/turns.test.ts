import { createGate } from '@tests/gate';
import { afterEach, expect, it, vi } from 'vitest';
import { BACKGROUND, createIntent } from '@/lib/intent';
import { createAppStore } from '@/store/boot/store';
import { PATIENCE, takeTurn } from '@/store/calls/with-timeout';

afterEach(() => void vi.useRealTimers());

/** Work on records in one page, which notes when it begins. */
function createWork() {
  const { dispatch } = createAppStore();
  const begun: string[] = [];
  const start = (record: string, name: string, stop?: AbortSignal) => {
    const gate = createGate();
    const work = async () => {
      begun.push(name);
      await gate.opened;
      return name;
    };
    return { done: dispatch(takeTurn(record, work, createIntent(stop))), end: gate.open };
  };
  const fail = (record: string) => dispatch(takeTurn(record, () => Promise.reject(new Error('no')), BACKGROUND));
  return { begun, start, fail };
}

const turns = () => new Promise((resume) => setTimeout(resume, 5));

it('runs work on one record one after another, also after a failure', async () => {
  const { begun, start, fail } = createWork();
  const failure = fail('a');
  const first = start('a', 'first');
  const second = start('a', 'second');
  await expect(failure).rejects.toThrow('no');
  await turns();
  expect(begun).toEqual(['first']);
  first.end();
  expect(await first.done).toBe('first');
  second.end();
  expect(await second.done).toBe('second');
});

it('does not make work on other records or in other pages wait', async () => {
  const [page, other] = [createWork(), createWork()];
  page.start('a', 'first');
  page.start('b', 'second');
  other.start('a', 'third');
  await turns();
  expect(page.begun).toEqual(['first', 'second']);
  expect(other.begun).toEqual(['third']);
});

it('does not wait forever for work that never ends', async () => {
  vi.useFakeTimers();
  const { begun, start } = createWork();
  start('a', 'first');
  start('a', 'second');
  await vi.advanceTimersByTimeAsync(PATIENCE - 1);
  expect(begun).toEqual(['first']);
  await vi.advanceTimersByTimeAsync(1);
  expect(begun).toEqual(['first', 'second']);
});

it('does not wait for work that the user has stopped waiting for', async () => {
  const { begun, start } = createWork();
  const stop = new AbortController();
  const first = start('a', 'first', stop.signal);
  const second = start('a', 'second');
  await turns();
  stop.abort();
  second.end();
  expect(await second.done).toBe('second');
  first.end();
  expect(await first.done).toBe('first');
  expect(begun).toEqual(['first', 'second']);
});

it('never begins work that the user stopped before its turn, and goes on with the next in order', async () => {
  const { begun, start } = createWork();
  const first = start('a', 'first');
  const stop = new AbortController();
  const second = start('a', 'second', stop.signal);
  const third = start('a', 'third');
  stop.abort();
  await expect(second.done).rejects.toMatchObject({ code: 'stopped' });
  await turns();
  expect(begun).toEqual(['first']);
  first.end();
  third.end();
  expect(await third.done).toBe('third');
  expect(begun).toEqual(['first', 'third']);
});
