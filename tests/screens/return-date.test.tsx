import { addressToScript } from '@mocks/chain/addresses';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { nightly } from '@tests/daily';
import { HttpResponse, http } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { findCard, fundedStory, GUARANTEE, PASSWORD, replaceText, type Story } from './guarantee-support';
import { ask, fillAsk, fillGive, HOME, inDays, openAsk, openTask, showDay, signIn } from './return-support';
import { createBrowsers } from './seal-support';
import { settle, testWorld } from './support';

// Looked up at each call, so that the backend follows the clock that a test moves.
const world = testWorld({ clock: () => Date.now() });
afterEach(() => vi.useRealTimers());

/** Moves all clocks, and the chain with them. @param to milliseconds since 1970 */
function passTime(to: number): void {
  vi.useFakeTimers({ toFake: ['Date'], now: to });
  for (let at = 0; at < 11; at += 1) world.backend.chain.mine();
}

/** Without the marks that isolate foreign texts. */
const textOf = (element: HTMLElement) => element.textContent?.replace(/[\u2066-\u2069]/g, '') ?? '';

/** A guarantee whose last day to claim is long past, so that a return date can be due at once. */
async function pastStory(): Promise<Story> {
  const story = await fundedStory(world);
  const [guarantee] = world.backend.store.state.guarantees;
  Object.assign(guarantee ?? {}, { valid_until: '2025-01-31' });
  return story;
}

const readCard = async () => textOf(await findCard(GUARANTEE));

describe('a return date', () => {
  it('is asked for by the depositor, signed in advance, and taken back', async () => {
    const story = await pastStory();
    const browsers = createBrowsers(world);
    const berto = await browsers.open(story, story.berto);
    const day = inDays(2);
    await ask(berto.user, day);

    const ana = await browsers.open(story, story.ana);
    const give = await fillGive(ana.user);
    expect(textOf(give)).toContain(`From ${showDay(day)} Berto can take back 0.00100000 BTC alone`);
    expect(textOf(give)).toContain(`Bitcoin Address of Berto${HOME}`);
    expect(textOf(give)).toContain('0.00000316 to 0.00018960 BTC, paid from the deposit. Berto chooses.');
    expect(textOf(give)).toContain('You cannot withdraw your signature.');
    expect(textOf(give)).toContain('less than sixty days from the last day to claim, or from today');
    expect(textOf(give)).toContain('The server says that Berto has deposited. Nobody has signed that.');
    await signIn(ana.user, give, 'Sign the return date');

    passTime(Date.parse(day) + 7_200_000);
    const again = await browsers.open(story, story.berto);
    world.server.use(http.get('*/api/arbitrators/:id', () => HttpResponse.error()));
    const take = await openTask(again.user, 'Take it back');
    expect(await within(take).findByText(/Nothing was sent\. Without the server, your recovery file/)).toBeTruthy();
    // Fees that are not known.
    expect(within(take).getByRole<HTMLInputElement>('radio', { name: /^2 sat/ }).checked).toBe(true);
    world.server.resetHandlers(...world.backend.handlers);
    await again.user.click(within(take).getByRole('button', { name: 'Try again' }));
    await again.user.click(within(take).getByRole('radio', { name: /^30 sat/ }));
    // A rate far above the network's is asked about.
    await replaceText(again.user, take, 'Signing Password', PASSWORD);
    const question = await within(take).findByRole('checkbox');
    expect(within(take).getByRole<HTMLButtonElement>('button', { name: 'Take it back' }).disabled).toBe(true);
    await again.user.click(question);
    await signIn(again.user, take, 'Take it back');
    await settle(world);
    const unspent = world.backend.chain.listUnspent(addressToScript(HOME) ?? new Uint8Array());
    expect(unspent.map(({ value }) => value)).toEqual([100_000 - 158 * 30]);
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Take it back' })).toBeNull());
  });

  it('is on the card of both, with what it covers, and cannot be asked for twice', async () => {
    const story = await pastStory();
    const browsers = createBrowsers(world);
    const day = inDays(2);
    await ask((await browsers.open(story, story.berto)).user, day);
    await waitFor(async () =>
      expect(await readCard()).toContain(`Waiting for Ana to sign. Return date: ${showDay(day)}.`),
    );
    expect(screen.queryByRole('button', { name: 'Ask for a return date' })).toBeNull();

    const ana = await browsers.open(story, story.ana);
    await signIn(ana.user, await fillGive(ana.user), 'Sign the return date');
    const covered = `Returns from ${showDay(day)}. Covered: 0.00100000 of 0.00100000 BTC.`;
    await waitFor(async () => expect(await readCard()).toContain(covered));
    // The depositor alone can ask.
    expect(screen.queryByRole('button', { name: 'Ask for a return date' })).toBeNull();

    await browsers.open(story, story.berto);
    await waitFor(async () => expect(await readCard()).toContain(covered));
    expect(screen.queryByRole('button', { name: 'Ask for a return date' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Take it back' })).toBeNull();

    passTime(Date.parse(day) + 7_200_000);
    await browsers.open(story, story.ana);
    await waitFor(async () =>
      expect(await readCard()).toContain('The return date has come: Berto can take back 0.00100000 BTC.'),
    );
  });

  nightly('is asked for a later deposit while the first waits', async () => {
    const story = await fundedStory(world);
    const browsers = createBrowsers(world);
    const berto = await browsers.open(story, story.berto);
    await fillAsk(berto.user, await openAsk(berto.user));
    const deposit = world.backend.store.state.transactions.find(({ withdrawal }) => !withdrawal)?.address ?? '';
    world.backend.chain.send(addressToScript(deposit) ?? new Uint8Array(), 60_000);
    world.backend.chain.mine();
    const again = await browsers.open(story, story.berto);
    const dialog = await openAsk(again.user);
    expect(textOf(dialog)).toContain('0.00060000 BTC');
    expect(textOf(dialog)).not.toContain('0.00160000 BTC');
  });

  nightly('leaves out what cannot return, on both sides, and says how much', async () => {
    const story = await fundedStory(world);
    const { backend } = world;
    const deposit = backend.store.state.transactions.find(({ withdrawal }) => !withdrawal)?.address ?? '';
    for (const value of [60_000, 700]) backend.chain.send(addressToScript(deposit) ?? new Uint8Array(), value);
    backend.chain.mine();
    const browsers = createBrowsers(world);
    const berto = await browsers.open(story, story.berto);
    const dialog = await openAsk(berto.user);
    expect(textOf(dialog)).toContain('0.00160000 BTC');
    expect(textOf(dialog)).toContain('0.00000700 BTC is left out: payments that are too small');
    await fillAsk(berto.user, dialog);

    const listUnspent = backend.chain.listUnspent;
    backend.chain.listUnspent = (script) => listUnspent(script).filter(({ value }) => value !== 60_000);
    const ana = await browsers.open(story, story.ana);
    const give = await fillGive(ana.user);
    expect(textOf(give)).toContain('Berto can take back 0.00100000 BTC alone');
    expect(textOf(give)).toContain('0.00060000 BTC of what was asked for has moved or is not confirmed');
  });

  nightly('refuses a day that leaves no time to claim', async () => {
    const story = await pastStory();
    const { user } = await createBrowsers(world).open(story, story.berto);
    const dialog = await openAsk(user);
    await replaceText(user, dialog, 'Return Bitcoin Address', HOME);
    await replaceText(user, dialog, 'Return date', '2025-03-10');
    expect(await within(dialog).findByText(/^Choose a day from .+ 20(?!25).. to/)).toBeTruthy();
    expect(within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Sign and ask' }).disabled).toBe(true);
  });
});

describe('a return date that could not be sent is on the card, and sent again after a reload', () => {
  const refuse = () =>
    world.server.use(http.post('*/chat/messages', () => new HttpResponse('{"error":"down"}', { status: 500 })));

  /** It is signed and kept: nobody signs it twice. */
  async function expectSentAgain(reopen: () => Promise<{ user: UserEvent }>, text: string, count: number) {
    expect(await screen.findByText(text)).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
    world.server.resetHandlers(...world.backend.handlers);
    const { user } = await reopen();
    expect(await screen.findByText(text)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Send again' }));
    await waitFor(() => expect(screen.queryByText(text)).toBeNull());
    expect(world.backend.store.state.messages).toHaveLength(count);
  }

  nightly('when it was asked for', async () => {
    const story = await fundedStory(world);
    const browsers = createBrowsers(world);
    const { user } = await browsers.open(story, story.berto);
    const dialog = await openAsk(user);
    await replaceText(user, dialog, 'Return Bitcoin Address', HOME);
    await replaceText(user, dialog, 'Signing Password', PASSWORD);
    refuse();
    await signIn(user, dialog, 'Sign and ask');
    const text = 'You signed the request, but it is not in the chat yet.';
    await expectSentAgain(() => browsers.open(story, story.berto), text, 1);
  });

  nightly('when it was signed', async () => {
    const story = await pastStory();
    const browsers = createBrowsers(world);
    await ask((await browsers.open(story, story.berto)).user, inDays(2));
    const { user } = await browsers.open(story, story.ana);
    const give = await fillGive(user);
    refuse();
    await signIn(user, give, 'Sign the return date');
    const text = 'You signed the return date, but your signature is not in the chat yet.';
    await expectSentAgain(() => browsers.open(story, story.ana), text, 2);
  });
});
