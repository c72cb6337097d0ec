import { screen, waitFor, within } from '@testing-library/react';
import { nightly } from '@tests/daily';
import { HttpResponse, http } from 'msw';
import { expect } from 'vitest';
import { fundedStory, open } from './guarantee-support';
import { returnToTab, testWorld } from './support';

const world = testWorld();
const EXPLORER = 'http://explorer.test/explorer/api';
const ALARM = 'A recorded deposit no longer exists';

nightly('a deposit that was spent twice raises an alarm on its guarantee and on the contract', async () => {
  const story = await fundedStory(world);
  const { card } = await open(story, story.ana);
  expect(await within(card).findByText('Covers the amount')).toBeTruthy();
  world.server.use(
    http.get(`${EXPLORER}/address/:address/utxo`, () => HttpResponse.json([])),
    http.get(`${EXPLORER}/tx/:txid`, () => new HttpResponse(null, { status: 404 })),
  );
  await returnToTab(world);
  await returnToTab(world);
  expect((await within(card).findByText(ALARM)).closest('[role=alert]')).toBeTruthy();
  expect(screen.getByText(/^Guarantees whose recorded deposit no longer exists: 1/)).toBeTruthy();
  world.server.use(...world.backend.handlers);
  await returnToTab(world);
  await waitFor(() => expect(within(card).queryByText(ALARM)).toBeNull());
});
