import { createGate } from '@tests/gate';
import { expect, it } from 'vitest';
import { takeTurn } from '@/store/calls/turns';

/** Work on records, which notes when it begins. */
function createWork() {
  const begun: string[] = [];
  const start = (record: string, name: string, stop?: AbortSignal) => {
    const gate = createGate();
    const work = async () => {
      begun.push(name);
      await gate.opened;
      return name;
    };
    return { done: takeTurn(record, work, stop), end: gate.open };
  };
  return { begun, start };
}

const turns = () => new Promise((resume) => setTimeout(resume, 5));

it('runs work on one record one after another, also after a failure', async () => {
  const { begun, start } = createWork();
  const failure = takeTurn('a', () => Promise.reject(new Error('no')), undefined);
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

it('does not make work on other records wait', async () => {
  const { begun, start } = createWork();
  start('b', 'first');
  start('c', 'second');
  await turns();
  expect(begun).toEqual(['first', 'second']);
});

it('does not wait for work that the user has stopped waiting for', async () => {
  const { begun, start } = createWork();
  const stop = new AbortController();
  const first = start('d', 'first', stop.signal);
  const second = start('d', 'second');
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
  const first = start('e', 'first');
  const stop = new AbortController();
  const second = start('e', 'second', stop.signal);
  const third = start('e', 'third');
  stop.abort();
  await expect(second.done).rejects.toMatchObject({ code: 'stopped' });
  await turns();
  expect(begun).toEqual(['first']);
  first.end();
  third.end();
  expect(await third.done).toBe('third');
  expect(begun).toEqual(['first', 'third']);
});
