import { screen, waitFor, within } from '@testing-library/react';
import { daily, nightly } from '@tests/daily';
import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { currency } from '@/features/money/currency';
import { fundedStory, open, signer } from './guarantee-support';
import { calls, createContract, returnToTab, testWorld, visit } from './support';

vi.unmock('@/features/money/fiat-provider');

const world = testWorld();
const ASKED = 'GET /explorer/api/v1/prices';
const PRICES = 'http://explorer.test/explorer/api/v1/prices';

beforeEach(() => currency.set('EUR'));

afterEach(() => vi.restoreAllMocks());

/** The clock goes on by minutes, and the user comes back to the tab. */
async function wait(minutes: number): Promise<void> {
  const later = Date.now() + minutes * 60_000;
  vi.spyOn(Date, 'now').mockImplementation(() => later);
  await returnToTab(world);
}

async function openAdd() {
  const ana = await signer(world, 'Ana');
  const contractId = await createContract(ana, {});
  const { user } = visit(`/contracts/${contractId}`, ana);
  await user.click(await screen.findByRole('button', { name: 'Add Guarantee' }));
  return { user, dialog: await screen.findByRole('dialog', { name: 'Add Guarantee' }) };
}

nightly('amounts show their value, with its source in a tooltip, in the currency of the account menu', async () => {
  const story = await fundedStory(world);
  const { user } = await open(story, story.ana);
  const [value] = await screen.findAllByText('≈ €90.00');
  expect(value?.title).toMatch(/^1 BTC = €90,000 \(explorer\.test, /);
  // Said once, in the bar.
  const [pill, ...more] = await screen.findAllByText('Test network');
  expect(pill?.parentElement?.title).toContain('These are test coins, worth nothing');
  expect(more).toEqual([]);
  expect(screen.queryByText(/^Values|worth nothing/)).toBeNull();
  await user.click(await screen.findByRole('button', { name: story.ana.email }));
  await user.click(await screen.findByRole('menuitem', { name: 'Show values in USD' }));
  expect((await screen.findAllByText('≈ $100.00')).length).toBeGreaterThan(0);
  expect(localStorage.getItem('currency')).toBe('USD');
  expect(calls(world, ASKED)).toBe(1);
});

it.each(
  daily(2, [
    ['fails', () => HttpResponse.error()],
    ['knows no prices', () => new HttpResponse(null, { status: 404 })],
    ['has no plausible price', () => HttpResponse.json({ time: Math.floor(Date.now() / 1000), EUR: -1, USD: 1e12 })],
    ['has an old price', () => HttpResponse.json({ time: 1_700_000_000, EUR: 90_000 })],
  ]),
)('amounts are shown without a value where the explorer %s', async (_, answer) => {
  const story = await fundedStory(world);
  world.server.use(http.get(PRICES, answer));
  await open(story, story.ana);
  await waitFor(() => expect(calls(world, ASKED)).toBe(1));
  expect(screen.queryByText(/≈/)).toBeNull();
  expect(screen.queryByText(/^Values/)).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
});

nightly('values disappear half an hour after the last price', async () => {
  const story = await fundedStory(world);
  await open(story, story.ana);
  await screen.findAllByText('≈ €90.00');
  world.server.use(http.get(PRICES, () => HttpResponse.error()));
  await wait(29);
  expect(screen.queryAllByText('≈ €90.00').length).toBeGreaterThan(0);
  await wait(2);
  expect(screen.queryByText(/≈/)).toBeNull();
});

nightly('shows how the text was understood, and keeps invalid text beside its error', async () => {
  const { user, dialog } = await openAdd();
  const amount = await within(dialog).findByLabelText<HTMLInputElement>('Amount (BTC)');
  await user.type(amount, '0,00000001');
  expect(dialog.textContent).toContain('0.00000001 BTC · 1 sat');
  await user.type(amount, '1');
  await user.tab();
  expect(amount.value).toBe('0,000000011');
  expect(await within(dialog).findByText('Bitcoin has at most 8 decimals.')).toBeTruthy();
  await user.clear(amount);
  await user.type(amount, '1.234,5');
  expect(dialog.textContent).toContain('1234.50000000 BTC · 123,450,000,000 sat · ≈ €111,105,000');
  await user.type(amount, ' €');
  expect(await within(dialog).findByText('Enter an amount with a point or a comma, for example 0.001.')).toBeTruthy();
  expect(within(dialog).queryByRole('combobox')).toBeNull();
});
