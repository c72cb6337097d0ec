import { screen, waitFor } from '@testing-library/react';
import { nightly } from '@tests/daily';
import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { currency } from '@/features/money/currency';
import { fundedStory, open } from './guarantee-support';
import { calls, testWorld } from './support';

vi.unmock('@/features/money/fiat-provider');

const world = testWorld();
const ASKED = 'GET /explorer/api/v1/prices';
const PRICES = 'http://explorer.test/explorer/api/v1/prices';

beforeEach(() => currency.set('EUR'));

afterEach(() => vi.restoreAllMocks());

nightly('amounts show their value, with its source in a tooltip, in the currency of the account menu', async () => {
  const story = await fundedStory(world);
  const { user } = await open(story, story.ana);
  const [value] = await screen.findAllByText('≈ €90.00');
  expect(value?.title).toMatch(/^1 BTC = €90,000 \(explorer\.test, /);
  // Said once, in the bar.
  const [pill, ...more] = await screen.findAllByText('Test network');
  expect(pill?.title).toContain('These are test coins, worth nothing');
  expect(more).toEqual([]);
  expect(screen.queryByText(/^Values|worth nothing/)).toBeNull();
  await user.click(await screen.findByRole('button', { name: story.ana.email }));
  await user.click(await screen.findByRole('menuitem', { name: 'Show values in USD' }));
  expect((await screen.findAllByText('≈ $100.00')).length).toBeGreaterThan(0);
  expect(localStorage.getItem('currency')).toBe('USD');
  expect(calls(world, ASKED)).toBe(1);
});

it('amounts are shown without a value where the explorer has none', async () => {
  const story = await fundedStory(world);
  world.server.use(http.get(PRICES, () => HttpResponse.error()));
  await open(story, story.ana);
  await waitFor(() => expect(calls(world, ASKED)).toBe(1));
  expect(screen.queryByText(/≈/)).toBeNull();
  expect(screen.queryByText(/^Values/)).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
});
