import { addressToScript } from '@mocks/chain/addresses';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { nightly } from '@tests/daily';
import { HttpResponse, http } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { toCalendarDate } from '@/domain/primitives/dates';
import { fillRelease, findCard, fundedStory, GUARANTEE, PASSWORD, replaceText, type Story } from './guarantee-support';
import { acceptRecord, agree, ask, fillAsk, HOME, inDays, openAsk, showDay } from './return-support';
import { collectSavedFiles } from './saved-files';
import { createBrowsers } from './seal-support';
import { findSignButton, openDispute, openTask, signIn } from './settlement-support';
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

describe('a return date', () => {
  it('is asked for by the depositor, signed in advance, and taken back', async () => {
    const story = await pastStory();
    const browsers = createBrowsers(world);
    const berto = await browsers.open(story, story.berto);
    const day = inDays(2);
    await ask(berto.user, day);

    const ana = await browsers.open(story, story.ana);
    const give = await openTask(ana.user, 'Sign the return date');
    await within(give).findByLabelText('Signing Password');
    expect(textOf(give)).toContain(`From ${showDay(day)} Berto can take back 0.00100000 BTC alone`);
    expect(textOf(give)).toContain(`Bitcoin Address of Berto${HOME}`);
    expect(textOf(give)).toContain('0.00000316 to 0.00018960 BTC, paid from the deposit. Berto chooses.');
    expect(textOf(give)).toContain('You cannot withdraw your signature.');
    expect(textOf(give)).toContain('less than sixty days from the last day to claim, or from today');
    expect(textOf(give)).toContain('The server says that Berto has deposited. Nobody has signed that.');
    await acceptRecord(ana.user, give);
    await replaceText(ana.user, give, 'Signing Password', PASSWORD);
    await signIn(ana.user, give, 'Sign the return date');

    passTime(Date.parse(day) + 7_200_000);
    const again = await browsers.open(story, story.berto);
    const take = await openTask(again.user, 'Take it back');
    expect(textOf(take)).toContain("The network's clock:");
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

  nightly('is shown with what it covers, and cannot be asked for twice', async () => {
    const story = await fundedStory(world);
    const browsers = createBrowsers(world);
    const berto = await browsers.open(story, story.berto);
    const card = await findCard(GUARANTEE);
    expect(within(card).queryByText('Return date')).toBeNull();
    const dialog = await openAsk(berto.user);
    const day = within(dialog).getByLabelText<HTMLInputElement>('Return date').value;
    await fillAsk(berto.user, dialog);
    const waiting = await openDispute(berto.user);
    expect(textOf(waiting)).toMatch(/Waiting for Ana to sign\. Return date: /);
    expect(within(waiting).queryByRole('button', { name: 'Ask for a return date' })).toBeNull();
    const ana = await browsers.open(story, story.ana);
    const give = await openTask(ana.user, 'Sign the return date');
    await within(give).findByLabelText('Signing Password');
    await acceptRecord(ana.user, give);
    await replaceText(ana.user, give, 'Signing Password', PASSWORD);
    await signIn(ana.user, give, 'Sign the return date');
    // The depositor alone can ask.
    const other = await openDispute(ana.user);
    expect(within(other).queryByRole('button', { name: 'Ask for a return date' })).toBeNull();
    const again = await browsers.open(story, story.berto);
    const dispute = await openDispute(again.user);
    expect(textOf(dispute)).toContain('Covered: 0.00100000 of 0.00100000 BTC.');
    const shown = within(await findCard(GUARANTEE)).getByText('Return date').parentElement as HTMLElement;
    expect(textOf(shown)).toBe(`Return date${showDay(day)}`);
    expect(within(dispute).queryByRole('button', { name: 'Ask for a return date' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Take it back' })).toBeNull();
  });

  nightly('is asked for again with another date, which takes the place of the first', async () => {
    const story = await pastStory();
    const browsers = createBrowsers(world);
    const berto = await browsers.open(story, story.berto);
    await ask(berto.user, inDays(2));
    const waiting = await openDispute(berto.user);
    await berto.user.click(within(waiting).getByRole('button', { name: 'Ask for another date' }));
    await fillAsk(berto.user, await screen.findByRole('dialog', { name: 'Ask for a return date' }), inDays(9));
    expect(textOf(await openDispute(berto.user))).toContain(`Return date: ${showDay(inDays(9))}.`);
    const ana = await browsers.open(story, story.ana);
    const give = await openTask(ana.user, 'Sign the return date');
    await within(give).findByLabelText('Signing Password');
    expect(textOf(give)).toContain(`From ${showDay(inDays(9))} Berto can take back 0.00100000 BTC alone`);
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
    const give = await openTask(ana.user, 'Sign the return date');
    await within(give).findByLabelText('Signing Password');
    expect(textOf(give)).toContain('Berto can take back 0.00100000 BTC alone');
    expect(textOf(give)).toContain('0.00060000 BTC of what was asked for has moved or is not confirmed');
  });

  nightly('is in the calendar file of both, and reminds the other party of the last day to claim', async () => {
    const story = await fundedStory(world);
    const [guarantee] = world.backend.store.state.guarantees;
    Object.assign(guarantee ?? {}, { valid_until: toCalendarDate(new Date()) });
    const saved = collectSavedFiles();
    const browsers = createBrowsers(world);
    const berto = await browsers.open(story, story.berto);
    const dialog = await openAsk(berto.user);
    const day = within(dialog).getByLabelText<HTMLInputElement>('Return date').value;
    await replaceText(berto.user, dialog, 'Return Bitcoin Address', HOME);
    await replaceText(berto.user, dialog, 'Signing Password', PASSWORD);
    await signIn(berto.user, dialog, 'Sign and ask');
    const ana = await browsers.open(story, story.ana);
    expect(screen.queryByText(/Last day to claim: /)).toBeNull();
    const give = await openTask(ana.user, 'Sign the return date');
    await within(give).findByLabelText('Signing Password');
    await acceptRecord(ana.user, give);
    await replaceText(ana.user, give, 'Signing Password', PASSWORD);
    await signIn(ana.user, give, 'Sign the return date');
    expect(await screen.findByText(/Last day to claim: /)).toBeTruthy();
    await openDispute(ana.user);
    for (const person of [story.ana, story.berto]) {
      const { user } = await browsers.open(story, person);
      await user.click(await screen.findByRole('button', { name: 'More' }));
      await user.click(await screen.findByRole('menuitem', { name: 'Statement' }));
      await user.click(await screen.findByRole('button', { name: 'Download' }));
      await user.click(await screen.findByRole('menuitem', { name: 'Deadlines (.ics)' }));
      await waitFor(() => expect(saved).toHaveLength(1));
      const text = (await saved.splice(0)[0]?.blob.text()) ?? '';
      expect(text.match(/^DTSTART.*$/gm)?.map((line) => line.trim().slice(-8))).toEqual([
        toCalendarDate(new Date()).replaceAll('-', ''),
        day.replaceAll('-', ''),
      ]);
      expect(text).toMatch(/SUMMARY:Return date: /);
    }
  });

  nightly('is signed along with a release for what stays, and each side reads it before the password', async () => {
    const story = await pastStory();
    const browsers = createBrowsers(world);
    const day = inDays(2);
    const giving = await agree(browsers, story, day);
    const released = (await screen.findAllByRole('button', { name: 'Release Guarantee' }))[0] as HTMLElement;
    await giving.user.click(released);
    const release = await screen.findByRole('dialog', { name: 'Release Guarantee' });
    expect(textOf(release)).toContain(`Berto can take back alone: 0.00100000 BTC from ${showDay(day)}.`);
    const button = await fillRelease(giving.user, release, '0.0006');
    expect(textOf(release)).toContain(`From ${showDay(day)} Berto can take back what stays, 0.00040000 BTC, alone.`);
    await giving.user.click(button);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

    const berto = await browsers.open(story, story.berto);
    await berto.user.click((await screen.findAllByRole('button', { name: 'Sign Withdrawal' }))[0] as HTMLElement);
    const sign = await screen.findByRole('dialog', { name: 'Sign Transaction' });
    const text = `What stays, 0.00040000 BTC, returns from ${showDay(day)} too`;
    await waitFor(() => expect(textOf(sign)).toContain(text));
    await replaceText(berto.user, sign, 'Signing Password', PASSWORD);
    await berto.user.click(await findSignButton(berto.user, sign, 'Sign Transaction'));
    await screen.findByRole('dialog', { name: /broadcast/i });

    passTime(Date.parse(day) + 7_200_000);
    const payer = await browsers.open(story, story.ana);
    const dispute = await openDispute(payer.user);
    await waitFor(() =>
      expect(textOf(dispute)).toContain('The return date has come: Berto can take back 0.00040000 BTC.'),
    );
    // A date that has come is not one that the parties no longer want.
    expect(within(dispute).queryByRole('button', { name: 'Move the coins' })).toBeNull();
    const take = await openTask((await browsers.open(story, story.berto)).user, 'Take it back');
    expect(textOf(take)).toContain('0.000');
  });

  nightly('stays valid when the guarantee lasts longer, until both have moved the coins', async () => {
    const story = await pastStory();
    const browsers = createBrowsers(world);
    const day = inDays(2);
    const giving = await agree(browsers, story, day);
    const before = await openDispute(giving.user);
    expect(within(before).queryByRole('button', { name: 'Move the coins' })).toBeNull();

    Object.assign(world.backend.store.state.guarantees[0] ?? {}, { valid_until: inDays(60) });
    const ana = await browsers.open(story, story.ana);
    const dispute = await openDispute(ana.user);
    expect(textOf(dispute)).toContain(`The return date ${showDay(day)} stays valid until the coins move.`);
    await ana.user.click(within(dispute).getByRole('button', { name: 'Move the coins' }));
    const move = await screen.findByRole('dialog', { name: 'Move the coins' });
    expect(textOf(move)).toContain(`Berto can take back alone: 0.00100000 BTC from ${showDay(day)}.`);
    expect(within(move).queryByLabelText('Destination Bitcoin Address')).toBeNull();
    await replaceText(ana.user, move, 'Signing Password', PASSWORD);
    await signIn(ana.user, move, 'Generate Transaction');

    const berto = await browsers.open(story, story.berto);
    await berto.user.click((await screen.findAllByRole('button', { name: 'Sign Withdrawal' }))[0] as HTMLElement);
    const sign = await screen.findByRole('dialog', { name: 'Sign Transaction' });
    await waitFor(() => expect(textOf(sign)).toContain('Move within the guarantee'));
    await replaceText(berto.user, sign, 'Signing Password', PASSWORD);
    await berto.user.click(await findSignButton(berto.user, sign, 'Sign Transaction'));
    await screen.findByRole('dialog', { name: /broadcast/i });
    const again = await browsers.open(story, story.berto);
    const after = await openDispute(again.user);
    await within(after).findByRole('button', { name: 'Ask for a return date' });
    expect(textOf(after)).not.toContain('Returns from');
    expect(world.backend.store.state.guarantees[0]?.status).toBe('active');
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

/** Presses the button that signs while the chat takes no message. */
async function signUnsent(user: UserEvent, dialog: HTMLElement, name: string): Promise<void> {
  world.server.use(http.post('*/chat/messages', () => new HttpResponse('{"error":"down"}', { status: 500 })));
  await user.click(await findSignButton(user, dialog, name));
}

describe('a return date that could not be sent', () => {
  nightly('stays on screen when it was asked for, and is sent again after a reload', async () => {
    const story = await fundedStory(world);
    const browsers = createBrowsers(world);
    const berto = await browsers.open(story, story.berto);
    const dialog = await openAsk(berto.user);
    await replaceText(berto.user, dialog, 'Return Bitcoin Address', HOME);
    await replaceText(berto.user, dialog, 'Signing Password', PASSWORD);
    await signUnsent(berto.user, dialog, 'Sign and ask');
    expect(await screen.findByText('You signed the request, but it is not in the chat yet.')).toBeTruthy();
    // Signed and kept: nobody signs it twice.
    expect(screen.queryByRole('button', { name: 'Sign and ask' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Save as file' })).toBeTruthy();

    world.server.resetHandlers(...world.backend.handlers);
    const again = await browsers.open(story, story.berto);
    const dispute = await openDispute(again.user);
    expect(await within(dispute).findByText('You signed the request, but it is not in the chat yet.')).toBeTruthy();
    await again.user.click(within(dispute).getByRole('button', { name: 'Send again' }));
    expect(await within(dispute).findByText('Sent to the chat.')).toBeTruthy();
    await waitFor(() => expect(within(dispute).queryByText(/it is not in the chat yet/)).toBeNull());
    expect(world.backend.store.state.messages).toHaveLength(1);
  });

  nightly('stays on screen when it was signed, and is sent again there or after a reload', async () => {
    const story = await pastStory();
    const browsers = createBrowsers(world);
    const berto = await browsers.open(story, story.berto);
    await ask(berto.user, inDays(2));
    const ana = await browsers.open(story, story.ana);
    const give = await openTask(ana.user, 'Sign the return date');
    await within(give).findByLabelText('Signing Password');
    await acceptRecord(ana.user, give);
    await replaceText(ana.user, give, 'Signing Password', PASSWORD);
    await signUnsent(ana.user, give, 'Sign the return date');
    const text = /but your signature is not in the chat yet/;
    expect(await screen.findByText(text)).toBeTruthy();
    expect(screen.queryByLabelText('Signing Password')).toBeNull();
    expect(screen.queryByText('Return date signed.')).toBeNull();
    expect(world.backend.store.state.messages).toHaveLength(1);

    world.server.resetHandlers(...world.backend.handlers);
    const again = await browsers.open(story, story.ana);
    const dispute = await openDispute(again.user);
    expect(await within(dispute).findByText(text)).toBeTruthy();
    await again.user.click(within(dispute).getByRole('button', { name: 'Send again' }));
    expect(await within(dispute).findByText('Sent to the chat.')).toBeTruthy();
    await waitFor(() => expect(within(dispute).queryByText(text)).toBeNull());
    expect(world.backend.store.state.messages).toHaveLength(2);
  });

  nightly('is sent again if it was answered, and the chat has only the answer', async () => {
    const story = await pastStory();
    const browsers = createBrowsers(world);
    await agree(browsers, story, inDays(2));
    world.backend.store.state.messages.shift();
    const berto = await browsers.open(story, story.berto);
    const dispute = await openDispute(berto.user);
    const text = 'You signed the request, but it is not in the chat yet.';
    expect(await within(dispute).findByText(text)).toBeTruthy();
    await berto.user.click(within(dispute).getByRole('button', { name: 'Send again' }));
    expect(await within(dispute).findByText('Sent to the chat.')).toBeTruthy();
    await waitFor(() => expect(within(dispute).queryByText(text)).toBeNull());
    expect(world.backend.store.state.messages).toHaveLength(2);
  });
});
