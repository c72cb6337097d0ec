import { addressToScript } from '@mocks/chain/addresses';
import { demoAddress } from '@mocks/demo/demo-keys';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { fillRelease, fundedStory, PASSWORD, replaceText, type Story } from './guarantee-support';
import { createBrowsers } from './seal-support';
import { openDispute, openTask, signIn } from './settlement-support';
import { settle, testWorld } from './support';

const world = testWorld();
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
    await ask(berto.user, '2025-03-10');

    const ana = await browsers.open(story, story.ana);
    const give = await openTask(ana.user, 'Sign the return date');
    await within(give).findByLabelText('Signing Password');
    expect(textOf(give)).toMatch(/From Mar 10, 2025 Berto can take back 0\.00100000 BTC alone/);
    expect(textOf(give)).toContain('You cannot withdraw your signature.');
    expect(textOf(give)).toContain('less than sixty days after the last day to claim');
    await replaceText(ana.user, give, 'Signing Password', PASSWORD);
    await signIn(ana.user, give, 'Sign the return date');

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

  it('is signed along with a release for what stays, and each side reads it before the password', async () => {
    const story = await pastStory();
    const browsers = createBrowsers(world);
    await ask((await browsers.open(story, story.berto)).user, '2025-03-10');
    const giving = await browsers.open(story, story.ana);
    const give = await openTask(giving.user, 'Sign the return date');
    await replaceText(giving.user, give, 'Signing Password', PASSWORD);
    await signIn(giving.user, give, 'Sign the return date');
    const dispute = await openDispute(giving.user);
    await waitFor(() =>
      expect(textOf(dispute)).toContain('The return date has come: Berto can take back 0.00100000 BTC.'),
    );
    await giving.user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

    await giving.user.click((await screen.findAllByRole('button', { name: 'Release Guarantee' }))[0] as HTMLElement);
    const release = await screen.findByRole('dialog', { name: 'Release Guarantee' });
    expect(textOf(release)).toContain('Berto can take back alone: 0.00100000 BTC from Mar 10, 2025.');
    const button = await fillRelease(giving.user, release, '0.0006');
    expect(textOf(release)).toContain('From Mar 10, 2025 Berto can take back what stays, 0.00040000 BTC, alone.');
    await giving.user.click(button);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), { timeout: 10_000 });

    const berto = await browsers.open(story, story.berto);
    await berto.user.click((await screen.findAllByRole('button', { name: 'Sign Withdrawal' }))[0] as HTMLElement);
    const sign = await screen.findByRole('dialog', { name: 'Sign Transaction' });
    await waitFor(() => expect(textOf(sign)).toContain('What stays, 0.00040000 BTC, returns from Mar 10, 2025 too'));
    await replaceText(berto.user, sign, 'Signing Password', PASSWORD);
    await berto.user.click(within(sign).getByRole('button', { name: 'Sign Transaction' }));
    await screen.findByRole('dialog', { name: /broadcast/i });
    const take = await openTask((await browsers.open(story, story.berto)).user, 'Take it back');
    expect(textOf(take)).toContain('0.000');
  });

  it('stays valid when the guarantee lasts longer, until both have moved the coins', async () => {
    const story = await pastStory();
    const browsers = createBrowsers(world);
    await ask((await browsers.open(story, story.berto)).user, '2025-03-10');
    const giving = await browsers.open(story, story.ana);
    const give = await openTask(giving.user, 'Sign the return date');
    await replaceText(giving.user, give, 'Signing Password', PASSWORD);
    await signIn(giving.user, give, 'Sign the return date');
    const before = await openDispute(giving.user);
    expect(within(before).queryByRole('button', { name: 'Move the coins' })).toBeNull();

    Object.assign(world.backend.store.state.guarantees[0] ?? {}, { valid_until: '2026-11-30' });
    const ana = await browsers.open(story, story.ana);
    const dispute = await openDispute(ana.user);
    expect(textOf(dispute)).toContain('The return date Mar 10, 2025 stays valid until the coins move.');
    await ana.user.click(within(dispute).getByRole('button', { name: 'Move the coins' }));
    const move = await screen.findByRole('dialog', { name: 'Move the coins' });
    expect(textOf(move)).toContain('Berto can take back alone: 0.00100000 BTC from Mar 10, 2025.');
    expect(within(move).queryByLabelText('Destination Bitcoin Address')).toBeNull();
    await replaceText(ana.user, move, 'Signing Password', PASSWORD);
    await signIn(ana.user, move, 'Generate Transaction');

    const berto = await browsers.open(story, story.berto);
    await berto.user.click((await screen.findAllByRole('button', { name: 'Sign Withdrawal' }))[0] as HTMLElement);
    const sign = await screen.findByRole('dialog', { name: 'Sign Transaction' });
    await waitFor(() => expect(textOf(sign)).toContain('Move within the guarantee'));
    await replaceText(berto.user, sign, 'Signing Password', PASSWORD);
    await berto.user.click(within(sign).getByRole('button', { name: 'Sign Transaction' }));
    await screen.findByRole('dialog', { name: /broadcast/i });
    const again = await browsers.open(story, story.berto);
    const after = await openDispute(again.user);
    await within(after).findByRole('button', { name: 'Ask for a return date' });
    expect(textOf(after)).not.toContain('Returns from');
    expect(world.backend.store.state.guarantees[0]?.status).toBe('active');
  });

  it('refuses a day that leaves no time to claim', async () => {
    const story = await pastStory();
    const { user } = await createBrowsers(world).open(story, story.berto);
    const dialog = await openAsk(user);
    await replaceText(user, dialog, 'Return Bitcoin Address', HOME);
    await replaceText(user, dialog, 'Return date', '2025-02-10');
    expect(await within(dialog).findByText(/^Choose a day from Mar 2, 2025 to/)).toBeTruthy();
    expect(within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Sign and ask' }).disabled).toBe(true);
  });
});
