import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { delay, http } from 'msw';
import { expect, it, vi } from 'vitest';
import { DESTINATION, fundedStory, PASSWORD, replaceText } from './guarantee-support';
import { ask, inDays, signIn } from './return-support';
import { createBrowsers, openSigning } from './seal-support';
import { testWorld } from './support';

// No later turn of the chat helps.
vi.mock('@/domain/timers', async (load) => {
  const { TIMERS } = await load<typeof import('@/domain/timers')>();
  return { TIMERS: { ...TIMERS, chat: 3_600_000 } };
});

const world = testWorld();

async function statePayout(user: UserEvent): Promise<void> {
  await openSigning(user);
  const dialog = await screen.findByRole('dialog', { name: 'Sign the terms' });
  await within(dialog).findByLabelText('Signing Password');
  await replaceText(user, dialog, 'Your payout address (optional)', DESTINATION);
  await replaceText(user, dialog, 'Signing Password', PASSWORD);
  await signIn(user, dialog, 'Sign');
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
