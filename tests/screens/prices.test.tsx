import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { daily, nightly } from '@tests/daily';
import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { currency } from '@/features/money/currency';
import { lastPriceRecord } from '@/store/prices/last-prices';
import { fundedStory, open, pendingStory, signer } from './guarantee-support';
import { calls, createContract, returnToTab, testWorld, visit } from './support';

vi.stubEnv('VITE_FIAT', 'on');

const world = testWorld();
const DAY = 24 * 3_600_000;
const ASKED = 'GET /explorer/api/v1/prices';
const PRICES = 'http://explorer.test/explorer/api/v1/prices';

beforeEach(() => currency.set('EUR'));

afterEach(() => vi.restoreAllMocks());

/** Makes the explorer answer with these prices, now unless a time is given. */
function pricesAre(prices: Record<string, unknown>): void {
  world.server.use(http.get(PRICES, () => HttpResponse.json({ time: Math.floor(Date.now() / 1000), ...prices })));
}

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

nightly('an amount is typed in euros, and a later price does not change it', async () => {
  const { user, dialog } = await openAdd();
  const unit = await within(dialog).findByRole<HTMLSelectElement>('combobox', { name: 'Unit' });
  await waitFor(() => expect(within(unit).getByRole('option', { name: 'EUR' })).toBeTruthy());
  await user.selectOptions(unit, 'EUR');
  const amount = await within(dialog).findByLabelText<HTMLInputElement>('Amount (BTC)');
  await user.type(amount, '1.234,56');
  const meaning = () => dialog.textContent;
  // 1,234.56 / 90,000
  expect(meaning()).toContain('0.01371733 BTC · 1,371,733 sat · ≈ €1,235');
  expect(meaning()).toMatch(/At €90,000 per BTC \(explorer\.test, /);
  pricesAre({ EUR: 75_000, USD: 80_000 });
  await wait(6);
  expect(calls(world, ASKED)).toBe(2);
  expect(meaning()).toContain('0.01371733 BTC');
  expect(amount.value).toBe('1.234,56');
  fireEvent.change(amount, { target: { value: '1.234,5' } });
  expect(meaning()).toContain('0.01646000 BTC');
  expect(meaning()).toMatch(/At €75,000 per BTC/);
});

describe('a price that is more than 20 % from the remembered one', () => {
  /** Stores prices as an earlier visit would. */
  const remember = (prices: Partial<Record<'EUR' | 'USD', number>>) =>
    lastPriceRecord.change([], () =>
      Object.fromEntries(Object.entries(prices).map(([name, perBtc]) => [name, { perBtc, at: Date.now() - DAY }])),
    );

  const findUnit = async (dialog: HTMLElement, name: string) => {
    const unit = await within(dialog).findByRole<HTMLSelectElement>('combobox', { name: 'Unit' });
    await waitFor(() => expect(within(unit).getByRole('option', { name })).toBeTruthy());
    return unit;
  };

  nightly.each([
    ['EUR', '€', 45_000, 90_000, '0.02222222'],
    ['USD', '$', 50_000, 100_000, '0.02000000'],
  ] as const)(
    'converts no %s before the user takes it, and is asked about once',
    async (name, sign, now, before, btc) => {
      currency.set(name);
      await remember({ EUR: 90_000, USD: 100_000 });
      pricesAre({ EUR: 45_000, USD: 50_000 });
      const { user, dialog } = await openAdd();
      await user.selectOptions(await findUnit(dialog, name), name);
      const amount = await within(dialog).findByLabelText<HTMLInputElement>('Amount (BTC)');
      await user.type(amount, '1000');
      const [old, fresh] = [before, now].map((price) => `${sign}${price.toLocaleString('en')}`);
      expect(dialog.textContent).toContain(
        `1 BTC was ${old} when you last looked. It is ${fresh} now (explorer.test).`,
      );
      expect(dialog.textContent).not.toContain(btc);
      await user.click(within(dialog).getByRole('button', { name: `Use ${fresh}` }));
      expect(dialog.textContent).toContain(`${btc} BTC`);
      expect(document.activeElement).toBe(amount);
      await user.type(amount, '0');
      expect(within(dialog).queryByRole('button', { name: /^Use/ })).toBeNull();
      await waitFor(async () => expect((await lastPriceRecord.read([]))[name]?.perBtc).toBe(now));
      const other = name === 'EUR' ? 'USD' : 'EUR';
      expect((await lastPriceRecord.read([]))[other]?.perBtc).toBe({ EUR: 90_000, USD: 100_000 }[other]);
    },
  );

  nightly('is not asked about where the amount is in BTC or sats, or only shown in euros', async () => {
    await remember({ EUR: 90_000 });
    pricesAre({ EUR: 45_000, USD: 50_000 });
    const { user, dialog } = await openAdd();
    const unit = await findUnit(dialog, 'EUR');
    const amount = await within(dialog).findByLabelText<HTMLInputElement>('Amount (BTC)');
    for (const [name, text] of [
      ['BTC', '0.02'],
      ['sats', '2000000'],
    ] as const) {
      await user.selectOptions(unit, name);
      fireEvent.change(amount, { target: { value: text } });
      expect(dialog.textContent).toContain('0.02000000 BTC · 2,000,000 sat · ≈ €900.00');
      expect(within(dialog).queryByRole('button', { name: /^Use/ })).toBeNull();
    }
    await user.selectOptions(unit, 'EUR');
    expect(amount.value).toBe('900.00');
    expect(dialog.textContent).toContain('0.02000000 BTC');
    fireEvent.change(amount, { target: { value: '900.0' } });
    expect(within(dialog).getByRole('button', { name: 'Use €45,000' })).toBeTruthy();
  });

  nightly('is asked about where euros stand beside the number', async () => {
    await remember({ EUR: 90_000 });
    pricesAre({ EUR: 120_000, USD: 130_000 });
    const { user, dialog } = await openAdd();
    await findUnit(dialog, 'EUR');
    const amount = await within(dialog).findByLabelText<HTMLInputElement>('Amount (BTC)');
    await user.type(amount, '1200 EUR');
    expect(dialog.textContent).not.toContain('0.01000000');
    await user.click(within(dialog).getByRole('button', { name: 'Use €120,000' }));
    expect(dialog.textContent).toContain('0.01000000 BTC');
  });

  nightly('is not asked about on a device that remembers none', async () => {
    pricesAre({ EUR: 45_000, USD: 50_000 });
    const { user, dialog } = await openAdd();
    await user.selectOptions(await findUnit(dialog, 'EUR'), 'EUR');
    await user.type(await within(dialog).findByLabelText('Amount (BTC)'), '1000');
    expect(dialog.textContent).toContain('0.02222222 BTC');
  });

  nightly('is remembered for all accounts of the device', async () => {
    const story = await fundedStory(world);
    await open(story, story.berto);
    await screen.findAllByText('≈ €90.00');
    cleanup();
    pricesAre({ EUR: 45_000, USD: 50_000 });
    const { user, dialog } = await openAdd();
    await user.selectOptions(await findUnit(dialog, 'EUR'), 'EUR');
    await user.type(await within(dialog).findByLabelText('Amount (BTC)'), '1000');
    expect(within(dialog).getByRole('button', { name: 'Use €45,000' })).toBeTruthy();
  });
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
  await user.selectOptions(await within(dialog).findByRole('combobox', { name: 'Unit' }), 'sats');
  expect(within(dialog).getByText('Satoshis are whole numbers.')).toBeTruthy();
  await user.clear(amount);
  await user.type(amount, '250 000');
  expect(dialog.textContent).toContain('0.00250000 BTC · 250,000 sat');
});

nightly('the list of contracts shows the value of the amounts due', async () => {
  const story = await pendingStory(world);
  visit('/contracts', story.berto);
  expect(await screen.findByText('≈ €90.00')).toBeTruthy();
});
