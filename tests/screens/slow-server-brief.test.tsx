import { act, screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { stopClock } from './clock';
import { hasNoFailure, hold, passHeld, releaseAfterEach, untilStopped, waitLong } from './slow-support';
import { arriveAt, person, readLocation, testWorld, visit } from './support';

/* Calls wait as long as the server does; the user may stop waiting. What succeeded is never reported as failed. */

const world = testWorld();
releaseAfterEach();
beforeEach(stopClock);

const MINUTE = 60_000;

async function fill(user: UserEvent, fields: Record<string, string>): Promise<void> {
  for (const [label, text] of Object.entries(fields)) await put(user, await screen.findByLabelText(label), text);
}

/** Pasted: typing takes a quarter of the time of these tests. */
async function put(user: UserEvent, field: HTMLElement, text: string): Promise<void> {
  await user.click(field);
  await user.paste(text);
}

function typed(fields: Record<string, string>): string[] {
  return Object.keys(fields).map((label) => screen.getByLabelText<HTMLInputElement>(label).value);
}

const LOGIN = { Email: 'ana@example.com', Password: 'a long enough password' };

async function logIn(answer = () => HttpResponse.json({ user: person(world, 'Ana') }) as Response) {
  const held = hold(world, 'post', '/auth/login', answer);
  const { user, store } = visit('/login', null);
  await fill(user, LOGIN);
  await user.click(await screen.findByRole('button', { name: 'Login' }));
  return { held, user, store };
}

describe('a slow login', () => {
  it('succeeds after a minute', async () => {
    const { held } = await logIn();
    await waitLong(held);
    await passHeld(MINUTE);
    expect(screen.getByRole('button', { name: 'Logging in...' })).toBeTruthy();
    expect(hasNoFailure()).toBe(true);
    held.release();
    await arriveAt('/contracts');
  });

  it('can be stopped: the input stays, and a late answer does not log in', async () => {
    const { held, user, store } = await logIn();
    await user.click(await waitLong(held));
    expect((await untilStopped()).textContent).toMatch(/You are not logged in\.$/);
    expect(hasNoFailure()).toBe(true);
    expect(typed(LOGIN)).toEqual(Object.values(LOGIN));
    held.release();
    await act(() => world.quiet());
    expect(store.getState().auth.user).toBeNull();
    expect(readLocation().path).toBe('/login');
    await user.click(await screen.findByRole('button', { name: 'Login' }));
    await arriveAt('/contracts');
  });
});
