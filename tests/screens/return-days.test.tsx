import { addressToScript } from '@mocks/chain/addresses';
import { waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { fundedStory } from './guarantee-support';
import { agree, inDays, showDay } from './return-support';
import { createBrowsers } from './seal-support';
import { openDispute } from './settlement-support';
import { testWorld } from './support';

const world = testWorld();
/** Without the marks that isolate foreign texts. */
const textOf = (element: HTMLElement) => element.textContent?.replace(/[\u2066-\u2069]/g, '') ?? '';

it('shows how much returns on which day, if deposits return on different days', async () => {
  const story = await fundedStory(world);
  Object.assign(world.backend.store.state.guarantees[0] ?? {}, { valid_until: '2025-01-31' });
  const browsers = createBrowsers(world);
  const [first, second] = [inDays(100), inDays(200)];
  await agree(browsers, story, first);
  const deposit = world.backend.store.state.transactions.find(({ withdrawal }) => !withdrawal)?.address ?? '';
  world.backend.chain.send(addressToScript(deposit) ?? new Uint8Array(), 60_000);
  world.backend.chain.mine();
  const { user: ana } = await agree(browsers, story, second);
  const parts = `Returns: 0.00100000 BTC from ${showDay(first)} and 0.00060000 BTC from ${showDay(second)}.`;
  const expectShown = async (user: UserEvent) => {
    const dispute = await openDispute(user);
    await waitFor(() => expect(textOf(dispute)).toContain(`${parts} Covered: 0.00160000 of 0.00160000 BTC.`));
  };
  await expectShown(ana);
  await expectShown((await browsers.open(story, story.berto)).user);
});
