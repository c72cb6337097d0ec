import { addressToScript } from '@mocks/chain/addresses';
import { screen, within } from '@testing-library/react';
import { sats } from '@tests/unit/domain/make';
import { expect, it } from 'vitest';
import { makeDecision, openDecision } from './award-support';
import { DESTINATION, fundedStory, type Story } from './guarantee-support';
import { agree, inDays, showDay } from './return-support';
import { createBrowsers } from './seal-support';
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
  await screen.findByText('Final decision 1 of the arbitrator, signed.');
  const dialog = await screen.findByRole('dialog', { name: 'Open a decision' });
  await within(dialog).findByLabelText('Signing Password');
  return dialog;
};

it('says that the signed return ends with the decision, to both, and not on paper', async () => {
  const story = await pastStory();
  const browsers = createBrowsers(world);
  const day = inDays(2);
  const ends = `The signed return of 0.00100000 BTC from ${showDay(day)} ends with it.`;
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
  expect(textOf(await findDecision())).not.toMatch(/ends with it|Returns from/);
});
