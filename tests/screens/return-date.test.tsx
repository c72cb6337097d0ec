import { addressToScript } from '@mocks/chain/addresses';
import { demoAddress } from '@mocks/demo/demo-keys';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { moveClock } from '@tests/faults/scenes';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fundedStory, PASSWORD, replaceText, type Story } from './guarantee-support';
import { createBrowsers } from './seal-support';
import { openDispute, openTask, signIn } from './settlement-support';
import { settle, testWorld } from './support';

const world = testWorld();
let before: number | null = null;
afterEach(() => {
  vi.useRealTimers();
  if (before !== null) moveClock(before);
  before = null;
});

/** Moves all clocks, and the chain with them. */
function passTime(to: number): void {
  vi.useFakeTimers({ toFake: ['Date'], now: to });
  before = moveClock(to);
  for (let at = 0; at < 11; at += 1) world.backend.chain.mine();
}

const HOME = demoAddress('home');

/** Without the marks that isolate foreign texts. */
const textOf = (element: HTMLElement) => element.textContent?.replace(/[\u2066-\u2069]/g, '') ?? '';

/** A guarantee whose last day to claim is long past, so that a return date can be due at once. */
async function pastStory(): Promise<Story> {
  const story = await fundedStory(world);
  const [guarantee] = world.backend.store.state.guarantees;
  Object.assign(guarantee ?? {}, { valid_until: '2025-01-31' });
  return story;
}

async function openAsk(user: UserEvent): Promise<HTMLElement> {
  const dispute = await openDispute(user);
  await user.click(within(dispute).getByRole('button', { name: 'Ask for a return date' }));
  const dialog = await screen.findByRole('dialog', { name: 'Ask for a return date' });
  await within(dialog).findByLabelText('Return Bitcoin Address');
  return dialog;
}

async function ask(user: UserEvent, day: string): Promise<void> {
  const dialog = await openAsk(user);
  await replaceText(user, dialog, 'Return Bitcoin Address', HOME);
  await replaceText(user, dialog, 'Return date', day);
  await replaceText(user, dialog, 'Signing Password', PASSWORD);
  await signIn(user, dialog, 'Sign and ask');
}

describe('a return date', () => {
  it('is asked for by the depositor, signed in advance, and taken back', async () => {
    const story = await pastStory();
    const browsers = createBrowsers(world);
    const berto = await browsers.open(story, story.berto);
    const day = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);
    await ask(berto.user, day);

    const ana = await browsers.open(story, story.ana);
    const give = await openTask(ana.user, 'Sign the return date');
    await within(give).findByLabelText('Signing Password');
    expect(textOf(give)).toMatch(/From .+ Berto can take back 0\.00100000 BTC alone/);
    expect(textOf(give)).toContain('You cannot withdraw your signature.');
    expect(textOf(give)).toContain('less than sixty days after the last day to claim, or from today');
    expect(textOf(give)).toContain('The server says that Berto has deposited. Nobody has signed that.');
    await ana.user.click(within(give).getByRole('checkbox', { name: /read the warnings/ }));
    await replaceText(ana.user, give, 'Signing Password', PASSWORD);
    await signIn(ana.user, give, 'Sign the return date');

    passTime(Date.parse(day) + 7_200_000);
    const again = await browsers.open(story, story.berto);
    const take = await openTask(again.user, 'Take it back');
    expect(textOf(take)).toContain("The network's clock:");
    await again.user.click(within(take).getByRole('radio', { name: /^30 sat/ }));
    // A rate far above the network's is asked about.
    await replaceText(again.user, take, 'Signing Password', PASSWORD);
    const question = await within(take).findByRole('checkbox', {}, { timeout: 10_000 });
    expect(within(take).getByRole<HTMLButtonElement>('button', { name: 'Take it back' }).disabled).toBe(true);
    await again.user.click(question);
    await signIn(again.user, take, 'Take it back');
    await settle(world);
    const unspent = world.backend.chain.listUnspent(addressToScript(HOME) ?? new Uint8Array());
    expect(unspent.map(({ value }) => value)).toEqual([100_000 - 158 * 30]);
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Take it back' })).toBeNull());
  });

  it('is shown with what it covers, and cannot be asked for twice', async () => {
    const story = await fundedStory(world);
    const browsers = createBrowsers(world);
    const berto = await browsers.open(story, story.berto);
    const dialog = await openAsk(berto.user);
    const day = within(dialog).getByLabelText<HTMLInputElement>('Return date').value;
    await replaceText(berto.user, dialog, 'Return Bitcoin Address', HOME);
    await replaceText(berto.user, dialog, 'Signing Password', PASSWORD);
    await signIn(berto.user, dialog, 'Sign and ask');
    const waiting = await openDispute(berto.user);
    expect(textOf(waiting)).toMatch(/Waiting for Ana to sign the return date/);
    const ana = await browsers.open(story, story.ana);
    const give = await openTask(ana.user, 'Sign the return date');
    await within(give).findByLabelText('Signing Password');
    await ana.user.click(within(give).getByRole('checkbox', { name: /read the warnings/ }));
    await replaceText(ana.user, give, 'Signing Password', PASSWORD);
    await signIn(ana.user, give, 'Sign the return date');
    // The depositor alone can ask.
    const other = await openDispute(ana.user);
    expect(within(other).queryByRole('button', { name: 'Ask for a return date' })).toBeNull();
    const again = await browsers.open(story, story.berto);
    const dispute = await openDispute(again.user);
    expect(textOf(dispute)).toContain('Covered: 0.00100000 of 0.00100000 BTC.');
    expect(day > '2026').toBe(true);
    expect(within(dispute).queryByRole('button', { name: 'Ask for a return date' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Take it back' })).toBeNull();
  });

  it('refuses a day in the past', async () => {
    const story = await pastStory();
    const { user } = await createBrowsers(world).open(story, story.berto);
    const dialog = await openAsk(user);
    await replaceText(user, dialog, 'Return Bitcoin Address', HOME);
    await replaceText(user, dialog, 'Return date', '2025-03-10');
    expect(await within(dialog).findByText(/^Choose a day from .+ 20(?!25).. to/)).toBeTruthy();
    expect(within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Sign and ask' }).disabled).toBe(true);
  });
});
