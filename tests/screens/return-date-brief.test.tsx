import { addressToScript } from '@mocks/chain/addresses';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fundedStory, PASSWORD, replaceText, type Story } from './guarantee-support';
import { acceptRecord, ask, HOME, inDays, showDay } from './return-support';
import { createBrowsers } from './seal-support';
import { openTask, signIn } from './settlement-support';
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
});
