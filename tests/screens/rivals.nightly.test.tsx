import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { DESTINATION, ELSEWHERE, fundedStory, PASSWORD, replaceText, type Story } from './guarantee-support';
import { agree, inDays, showDay } from './return-support';
import { createBrowsers } from './seal-support';
import { makeOffer, openDispute, openTask, signIn } from './settlement-support';
import { testWorld } from './support';

/* What else spends the coins of an offer, before the password. */

const world = testWorld();
/** Without the marks that isolate foreign texts. */
const textOf = (element: HTMLElement) => element.textContent?.replace(/[\u2066-\u2069]/g, '') ?? '';

/** A guarantee whose last day to claim is long past, so that a return date can be soon. */
async function pastStory(): Promise<Story> {
  const story = await fundedStory(world);
  Object.assign(world.backend.store.state.guarantees[0] ?? {}, { valid_until: '2025-01-31' });
  return story;
}

it('says to the depositor who accepts an offer that their signed return ends with it', async () => {
  const story = await pastStory();
  const browsers = createBrowsers(world);
  const day = inDays(2);
  const { user: ana } = await agree(browsers, story, day);
  await makeOffer(ana, { address: DESTINATION });
  const { user } = await browsers.open(story, story.berto);
  const review = await openTask(user, 'Review offer');
  const ends = `The signed return of 0.00100000 BTC from ${showDay(day)} ends with this payment.`;
  await waitFor(() => expect(textOf(review)).toContain(ends));
});

/** Ana's offer, which Berto has accepted. */
async function acceptedOffer(story: Story) {
  const browsers = createBrowsers(world);
  const { user: ana } = await browsers.open(story, story.ana);
  await makeOffer(ana, { split: 'Another amount', amount: '0.0007', address: DESTINATION });
  const { user: berto } = await browsers.open(story, story.berto);
  const review = await openTask(berto, 'Review offer');
  await replaceText(berto, review, 'Your Bitcoin Address', ELSEWHERE);
  await replaceText(berto, review, 'Signing Password', PASSWORD);
  await signIn(berto, review, 'Accept and sign');
  return { browsers, berto };
}

const RIVAL =
  /Berto accepted your offer over the same bitcoin\. The same bitcoin can be paid out only once:You get 0\.00070000 BTC\./;

it('shows an accepted offer before another one is accepted, and not before it is completed itself', async () => {
  const story = await fundedStory(world);
  const { browsers, berto } = await acceptedOffer(story);
  await makeOffer(berto, { split: 'Half each', address: ELSEWHERE });
  const { user } = await browsers.open(story, story.ana);
  const own = await openTask(user, 'Complete the settlement');
  await within(own).findByLabelText('Signing Password');
  expect(textOf(own)).not.toMatch(RIVAL);
  await user.click(within(own).getByRole('button', { name: 'Cancel' }));
  await user.click(within(await openDispute(user)).getByRole('button', { name: 'Review offer' }));
  const review = await screen.findByRole('dialog', { name: 'Review offer' });
  await within(review).findByLabelText('Signing Password');
  expect(textOf(review)).toMatch(RIVAL);
});
