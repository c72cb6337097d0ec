import { CHEAP_SCRYPT, hashPassword } from '@mocks/store/passwords';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { pass, stopClock } from './clock';
import {
  AMOUNT,
  depositAddress,
  fundedStory,
  open,
  PASSWORD,
  pay,
  pendingStory,
  type Story,
  setStatus,
} from './guarantee-support';
import { arriveAt, returnToTab, testWorld } from './support';
import { UNSAVED_ENTRY } from './unsaved-entry';

const world = testWorld();
const FUNDED = 'Balance0.00100000 BTC';

function stop(url: string): void {
  world.server.use(http.all(url, () => HttpResponse.json({ error: 'down' }, { status: 503 })));
}

/** A guarantee funded at the second of two addresses. */
async function twoAddresses(): Promise<Story> {
  const story = await pendingStory(world);
  await depositAddress(story);
  pay(world, await depositAddress(story), AMOUNT);
  world.backend.chain.mine();
  await setStatus(story, 'active');
  return story;
}

/** Ana has opened the contract on this device, then reloads the page without a backend. */
async function openAndReload(story: Story) {
  const before = await open(story, story.ana);
  await waitFor(() => expect(before.card.textContent).toContain(FUNDED));
  await waitFor(() => expect(localStorage.getItem('contracts')).toContain('deposits'));
  cleanup();
  stop('http://backend.test/*');
  return open(story, story.ana);
}

async function addressesDialog({ user, card }: Awaited<ReturnType<typeof open>>): Promise<HTMLElement> {
  await user.click(await within(card).findByRole('button', { name: 'See Transactions' }));
  return screen.findByRole('dialog', { name: 'Transaction Addresses' });
}

describe('while the backend is down and the explorer is up', () => {
  it('addresses are verified with the remembered key', async () => {
    stopClock();
    const shown = await openAndReload(await twoAddresses());
    await pass(world, 3_000);
    await waitFor(() => expect(shown.card.textContent).toContain(FUNDED));
    expect(shown.card.textContent).not.toMatch(/Not verified|Could not be checked|Not counted/);
    expect(within(await addressesDialog(shown)).getAllByText('Verified')).toHaveLength(2);
  });

  it('a release still waits for the backend', async () => {
    const { card, user } = await openAndReload(await fundedStory(world));
    await user.click(await within(card).findByRole('button', { name: 'Release Guarantee' }));
    const dialog = await screen.findByRole('dialog', { name: 'Release Guarantee' });
    expect((await within(dialog).findByText(/down/)).closest('[role=alert]')).toBeTruthy();
    expect(dialog.textContent).not.toMatch(/Not verified|can't verify/);
    expect(within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Generate Transaction' }).disabled).toBe(true);
  });
});

describe('after a login that the backend no longer accepts', () => {
  it('one sentence says so, and after Log in again everything that was typed or waits is there', async () => {
    const story = await fundedStory(world);
    localStorage.setItem('outbox', JSON.stringify([UNSAVED_ENTRY]));
    const { user } = await open(story, story.ana);
    await user.type(await screen.findByPlaceholderText('Type your message...'), 'Half a sentence');
    world.server.use(http.all('http://backend.test/*', () => HttpResponse.json({ error: 'gone' }, { status: 401 })));
    await returnToTab(world);
    expect(await screen.findAllByText(/The server no longer accepts your login/)).toHaveLength(1);
    await user.click(screen.getByRole('link', { name: 'Log in again' }));
    world.server.use(...world.backend.handlers);
    const [record] = world.backend.store.state.users.filter(({ id }) => id === story.ana.id);
    Object.assign(record ?? {}, { password: await hashPassword(PASSWORD, CHEAP_SCRYPT) });
    await user.type(await screen.findByLabelText('Email'), story.ana.email);
    await user.type(screen.getByLabelText('Password'), PASSWORD);
    await user.click(screen.getByRole('button', { name: 'Login' }));
    await arriveAt(`/contracts/${story.contractId}`);
    expect(await screen.findByDisplayValue('Half a sentence')).toBeTruthy();
    expect(JSON.parse(localStorage.getItem('outbox') ?? '[]')).toMatchObject([{ txid: UNSAVED_ENTRY.txid }]);
  });
});
