import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { nightly } from '@tests/daily';
import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { stopClock } from './clock';
import { signer } from './guarantee-support';
import { findRegistered } from './registration';
import {
  type Held,
  hasNoFailure,
  hold,
  LONG,
  passHeld,
  releaseAfterEach,
  untilStopped,
  waitLong,
} from './slow-support';
import { arriveAt, createContract, person, readLocation, testWorld, visit } from './support';

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

const ACCOUNT = { Username: 'Carla', Email: 'carla@example.com', Password: 'a long enough password' };

async function register() {
  const held = hold(world, 'post', '/auth/register');
  const { user } = visit('/register', null);
  await fill(user, ACCOUNT);
  await user.click(await screen.findByRole('button', { name: 'Register' }));
  return { held, user };
}

async function isRegistered(): Promise<void> {
  await findRegistered();
  await arriveAt('/login');
  expect(await screen.findByText('Registration successful! Please log in.')).toBeTruthy();
}

describe('a slow registration', () => {
  nightly('can be stopped: the input stays, and a late answer says that the account exists', async () => {
    const { held, user } = await register();
    await user.click(await waitLong(held));
    expect((await untilStopped()).textContent).toContain('It may still have happened');
    expect(typed(ACCOUNT)).toEqual(Object.values(ACCOUNT));
    expect(hasNoFailure()).toBe(true);
    held.release();
    await isRegistered();
  });
});

interface Begun {
  held: Held;
  user: UserEvent;
  /** The typed text, as it is on screen. */
  read: () => unknown;
  /** The call has succeeded, and the screen shows it. */
  isShown: () => Promise<unknown>;
}

const TEXT = { 'Contract Title': 'Sale of a boat', Description: 'As seen.' };
const TERMS = {
  Description: 'Deposit for the keel',
  'Amount (BTC)': '0.0025',
  'Valid Until': '2031-12-31',
  Conditions: 'It floats',
  'Verification Process': 'Both inspect it',
};

const INTENTS: Record<string, () => Promise<Begun>> = {
  'creating a contract': async () => {
    const { user } = visit('/contracts/new', person(world, 'Ana'));
    await fill(user, TEXT);
    const held = hold(world, 'post', '/contracts');
    await user.click(await screen.findByRole('button', { name: 'Create Contract' }));
    const isShown = () => waitFor(() => expect(readLocation().path).toMatch(/^\/contracts\/(?!new)/));
    return { held, user, read: () => typed(TEXT), isShown };
  },
  'adding a guarantee': async () => {
    const [ana, berto] = [await signer(world, 'Ana'), await signer(world, 'Berto')];
    const { user } = visit(`/contracts/${await createContract(ana, {}, berto)}`, ana);
    await user.click(await screen.findByRole('button', { name: 'Add Guarantee' }));
    const dialog = await screen.findByRole('dialog', { name: 'Add Guarantee' });
    const field = (label: string) => within(dialog).getByLabelText<HTMLInputElement>(label);
    for (const [label, text] of Object.entries(TERMS)) await put(user, field(label), text);
    const held = hold(world, 'post', '/contracts/:id/guarantees');
    await user.click(await within(dialog).findByRole('button', { name: 'Add Guarantee' }));
    const read = () => Object.keys(TERMS).map((label) => field(label).value);
    const isShown = () => screen.findByRole('article', { name: TERMS.Description });
    return { held, user, read, isShown };
  },
};

describe.each(Object.entries(INTENTS))('%s while the server is slow', (_what, begin) => {
  nightly(
    'can be stopped: the screen says that it may have happened, keeps the input, and does not report a late success as a failure',
    async () => {
      const { held, user, read } = await begin();
      const stop = await waitLong(held);
      const before = read();
      await user.click(stop);
      expect((await untilStopped()).textContent).toContain(
        'It may still have happened: look for it before you try again.',
      );
      expect(read()).toEqual(before);
      expect(screen.queryByRole('button', { name: 'Stop waiting' })).toBeNull();
      expect(hasNoFailure()).toBe(true);
      held.release();
      await act(() => world.quiet());
      expect(hasNoFailure()).toBe(true);
    },
  );
});

describe('a first load that takes long', () => {
  nightly('says so in place, and can be repeated', async () => {
    const ana = person(world, 'Ana');
    const id = await createContract(ana);
    const held = hold(world, 'get', '/contracts/:id');
    const { user } = visit(`/contracts/${id}`, ana);
    await act(() => held.arrived);
    await passHeld(LONG);
    expect(await screen.findByText(/the server has not replied yet/)).toBeTruthy();
    expect(hasNoFailure()).toBe(true);
    world.server.use(...world.backend.handlers);
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect((await screen.findAllByText('Sale of a bicycle')).length).toBeGreaterThan(0);
    expect(screen.queryByText(/the server has not replied yet/)).toBeNull();
  });
});
