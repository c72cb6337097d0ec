import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { delay, http } from 'msw';
import { expect, it, vi } from 'vitest';
import { DESTINATION, fundedStory, PASSWORD, replaceText } from './guarantee-support';
import { ask, inDays, signIn } from './return-support';
import { createBrowsers } from './seal-support';
import { testWorld } from './support';

// No later turn of the chat helps.
vi.mock('@/domain/timers', async (load) => {
  const { TIMERS } = await load<typeof import('@/domain/timers')>();
  return { TIMERS: { ...TIMERS, chat: 3_600_000 } };
});

const world = testWorld();

async function statePayout(user: UserEvent): Promise<void> {
  await user.click(await screen.findByRole('button', { name: 'More' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Payout address' }));
  const dialog = await screen.findByRole('dialog', { name: 'Payout address' });
  await within(dialog).findByLabelText('Signing Password');
  await replaceText(user, dialog, 'Destination Bitcoin Address', DESTINATION);
  await replaceText(user, dialog, 'Signing Password', PASSWORD);
  await signIn(user, dialog, 'Sign and send');
}

it.each([
  ['a return date', (user: UserEvent) => ask(user, inDays(400)), 'You asked for a return date.'],
  ['a payout address', statePayout, /^Payout address of Berto:/],
])('%s is checked as soon as the keys are, on a device that remembers them', async (_what, sign, text) => {
  const story = await fundedStory(world);
  const browsers = createBrowsers(world);
  const { user } = await browsers.open(story, story.berto);
  await sign(user);
  await browsers.open(story, story.ana);
  // The keys are checked after the chat has arrived.
  world.server.use(http.get('*/arbitrators/:id', async () => void (await delay(1_000))));
  await browsers.open(story, story.berto);
  expect(await screen.findByText(text)).toBeTruthy();
});
