import { addressToScript } from '@mocks/chain/addresses';
import { screen, waitFor, within } from '@testing-library/react';
import { sats } from '@tests/unit/domain/make';
import { expect, it } from 'vitest';
import { makeDecision, openDecision } from './award-support';
import { DESTINATION, ELSEWHERE, fundedStory, PASSWORD, replaceText, type Story } from './guarantee-support';
import { agree, inDays, showDay } from './return-support';
import { createBrowsers } from './seal-support';
import { makeOffer, openDispute, openTask, signIn } from './settlement-support';
import { testWorld } from './support';

/* What else spends the coins of a decision, before the password. */

const world = testWorld();
/** Without the marks that isolate foreign texts. */
const textOf = (element: HTMLElement) => element.textContent?.replace(/[\u2066-\u2069]/g, '') ?? '';

/** A guarantee whose last day to claim is long past, so that a return date can be soon. */
async function pastStory(): Promise<Story> {
  const story = await fundedStory(world);
  Object.assign(world.backend.store.state.guarantees[0] ?? {}, { valid_until: '2025-01-31' });
  return story;
}

function depositAddress(): string {
  return world.backend.store.state.transactions.find(({ withdrawal }) => !withdrawal)?.address ?? '';
}

const findDecision = async () => {
  await screen.findByText('Final decision 1, signed with the third key.');
  const dialog = await screen.findByRole('dialog', { name: 'Open a decision' });
  await within(dialog).findByLabelText('Signing Password');
  return dialog;
};

it('says that the signed return ends with the decision, to both, and not on paper', async () => {
  const story = await pastStory();
  const browsers = createBrowsers(world);
  const day = inDays(2);
  const ends = `The signed return of 0.00100000 BTC from ${showDay(day)} ends with this payment.`;
  const { user: ana } = await agree(browsers, story, day);
  await openDecision(ana, makeDecision(world, story));
  const dialog = await findDecision();
  expect(textOf(dialog)).toContain(ends);
  expect(textOf(dialog)).not.toContain('Returns from');
  expect(textOf(dialog.querySelector<HTMLElement>('[data-print]') as HTMLElement)).not.toContain(ends);
  const { user: berto } = await browsers.open(story, story.berto);
  await openDecision(berto, makeDecision(world, story));
  expect(textOf(await findDecision())).toContain(ends);
});

it('says nothing of the signed return of a coin that the decision leaves', async () => {
  const story = await pastStory();
  const { user } = await agree(createBrowsers(world), story, inDays(2));
  const script = addressToScript(depositAddress()) ?? new Uint8Array();
  world.backend.chain.send(script, 60_000);
  world.backend.chain.mine();
  const later = world.backend.chain.listUnspent(script).filter(({ value }) => value === 60_000);
  const order = Number(world.backend.store.state.transactions.find(({ withdrawal }) => !withdrawal)?.guarantee_order);
  await openDecision(
    user,
    makeDecision(world, story, {
      coins: later.map(({ txid, vout, value }) => ({ order, txid, vout, value: sats(value) })),
      outputs: [{ to: 'owner', address: DESTINATION, value: sats(58_000) }],
    }),
  );
  expect(textOf(await findDecision())).not.toMatch(/ends with this payment|Returns from/);
});

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

it('shows the accepted offer that the user could complete in place of the decision', async () => {
  const story = await fundedStory(world);
  const { browsers } = await acceptedOffer(story);
  const { user } = await browsers.open(story, story.ana);
  await openDecision(user, makeDecision(world, story));
  expect(textOf(await findDecision())).toMatch(RIVAL);
});

it('shows it before another offer is accepted, and not before it is completed itself', async () => {
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
