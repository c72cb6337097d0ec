import { act, screen, waitFor } from '@testing-library/react';
import { createGate } from '@tests/gate';
import { getResponse, HttpResponse, http } from 'msw';
import { afterEach, vi } from 'vitest';
import type { World } from './support';

/** When the screen says that something takes long (docs/architecture.md#waiting). */
export const LONG = 10_000;

type Method = 'get' | 'post' | 'put' | 'delete';

export interface Held {
  /** Resolves once the backend has done what the first of these calls asks; the responses are held. */
  arrived: Promise<void>;
  /** Lets the responses through. */
  release: () => void;
}

const held: Held[] = [];

/** Call in the file's top level, after `testWorld`: requests that are still held end with their test. */
export function releaseAfterEach(): void {
  afterEach(() => {
    for (const { release } of held.splice(0)) release();
  });
}

/** Holds the responses of a call of the backend, such as `post /contracts`, which carries it out at once. */
export function hold(world: World, method: Method, path: string, answer?: () => Response): Held {
  const [done, released] = [createGate(), createGate()];
  world.server.use(
    http[method](`http://backend.test/api${path}`, async ({ request }) => {
      const response = answer?.() ?? (await getResponse(world.backend.handlers, request.clone()));
      done.open();
      await released.opened;
      return response ?? HttpResponse.error();
    }),
  );
  const both = { arrived: done.opened, release: released.open };
  held.push(both);
  return both;
}

/** Lets time pass on a stopped clock while requests are held. */
export async function passHeld(ms: number): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(ms));
}

/** Waits until the screen says that it takes long. */
export async function waitLong({ arrived }: Held): Promise<HTMLElement> {
  await act(() => arrived);
  // The notice counts from when its code is there.
  for (let tries = 0; tries < 5 && screen.queryByRole('button', { name: 'Stop waiting' }) === null; tries += 1) {
    await act(() => vi.dynamicImportSettled());
    await passHeld(LONG);
  }
  return screen.findByRole('button', { name: 'Stop waiting' });
}

/** No notice of a failure anywhere on the screen. */
export function hasNoFailure(): boolean {
  return screen.queryAllByRole('alert').length === 0;
}

export async function untilStopped(): Promise<HTMLElement> {
  return waitFor(() => screen.getByText(/^You stopped waiting before the server replied\./));
}
