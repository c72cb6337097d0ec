import { screen, waitFor } from '@testing-library/react';
import { DESTINATION } from '@tests/unit/recovery/contracts';
import { describe, expect, it } from 'vitest';
import { addressOf, ELSEWHERE, fund, makeContract, makeFile } from './files';
import { create, openWith, type Page } from './page';

/* A transaction that is made on the recovery page (docs/recovery-file.md#the-page). */

const ADDRESS = 'Destination Bitcoin Address';
const AMOUNT = 'Amount (BTC)';
const RATE = 'Fee rate (sat/vB)';

function fill(page: Page, address: string, amount: string, rate: string): void {
  page.put(ADDRESS, address);
  page.put(AMOUNT, amount);
  page.put(RATE, rate);
}

const preview = () => screen.queryByRole('region', { name: 'What it would do' })?.textContent ?? '';

describe('an impossible order is refused at its field', () => {
  const ORDERS: [string, string, string, string, RegExp][] = [
    [ADDRESS, '', '0.001', '5', /Enter the address/],
    [ADDRESS, 'nonsense', '0.001', '5', /not a Bitcoin address/],
    [ADDRESS, `${DESTINATION.slice(0, -1)}q`, '0.001', '5', /mistyped/],
    [ADDRESS, 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4', '0.001', '5', /is a mainnet address; .* uses regtest/],
    [AMOUNT, DESTINATION, '', '5', /Enter an amount/],
    [AMOUNT, DESTINATION, '1.000,5', '5', /with a point or a comma/],
    [AMOUNT, DESTINATION, '0.000000001', '5', /8 decimals/],
    [ADDRESS, '', '', '', /Enter the address/],
    [AMOUNT, DESTINATION, '0.00000001', '5', /no less than 0\.00000547 BTC/],
    [RATE, DESTINATION, '0.001', '', /fee rate from 0\.1/],
    [RATE, DESTINATION, '0.001', '10001', /fee rate from 0\.1/],
  ];
  const BELOW: [string, string, RegExp][] = [
    ['1', '5', /hold 0\.00255000 BTC\. The outputs and the fee need/],
    ['0.001', '9000', /less than its own fee/],
  ];

  it('and the typed text is kept', async () => {
    const page = await openWith(makeFile());
    for (const [label, address, amount, rate, expected] of ORDERS) {
      fill(page, DESTINATION, '0.001', '5');
      await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
      fill(page, address, amount, rate);
      await page.press('Create transaction');
      expect(await page.alert(), `${address}, ${amount} BTC at ${rate}`).toMatch(expected);
      expect(document.activeElement).toBe(page.field(label));
      expect([page.field(ADDRESS).value, page.field(AMOUNT).value]).toEqual([address, amount]);
    }
    for (const [amount, rate, expected] of BELOW) {
      fill(page, DESTINATION, amount, rate);
      await waitFor(async () => expect(await page.alert()).toMatch(expected));
    }
    expect(screen.queryByRole('heading', { name: 'Check and sign' })).toBeNull();
  });

  it('without a coin', async () => {
    const page = await openWith(makeFile());
    for (const box of screen.getAllByRole('checkbox', { name: /^(All coins|\w{8}…)/, checked: true }))
      if ((box as HTMLInputElement).checked) await page.user.click(box);
    await create(page);
    expect(await page.alert()).toMatch(/Select at least one coin/);
  });

  it('with a fee over a tenth of what is paid, until that is accepted', async () => {
    const page = await openWith(makeFile());
    await create(page, { rate: '150' });
    expect(await page.alert()).toMatch(/Tick the box/);
    await page.tick('I want to pay this fee');
    await page.press('Create transaction');
    await screen.findByRole('heading', { name: 'Check and sign' });
  });
});

it('takes numbers with a decimal comma', async () => {
  const page = await openWith(makeFile());
  fill(page, DESTINATION, '0,001', '2,5');
  await waitFor(() => expect(preview()).toContain(`${DESTINATION}0.00100000`));
  expect(preview()).toContain('2.5 sat/vB');
});

describe('an address as it is pasted', () => {
  const PASTED = [
    ['with hidden characters', `\u200b${DESTINATION.slice(0, 9)}\u2060${DESTINATION.slice(9)}\u200e`],
    ['in groups', DESTINATION.replace(/.{4}/g, '$& ')],
    ['in capitals', DESTINATION.toUpperCase()],
    ['in a payment link', `bitcoin:${DESTINATION}?label=x`],
  ] as const;

  it('is read', async () => {
    const page = await openWith(makeFile());
    for (const [name, address] of PASTED) {
      fill(page, '', '0.001', '5');
      await waitFor(() => expect(preview()).toBe(''));
      page.put(ADDRESS, address);
      await waitFor(() => expect(preview(), name).toContain(`To${DESTINATION}0.00100000`));
    }
  });

  it('in a payment link fills in the amount, unless one is there', async () => {
    const page = await openWith(makeFile());
    page.put(ADDRESS, `bitcoin:${DESTINATION}?amount=0.0015`);
    expect(page.field(AMOUNT).value).toBe('0.00150000');
    page.put(ADDRESS, `bitcoin:${DESTINATION}?amount=0.0009`);
    expect(page.field(AMOUNT).value).toBe('0.00150000');
    await page.press('Max');
    page.put(ADDRESS, `bitcoin:${DESTINATION}?amount=0.0007`);
    page.put(RATE, '5');
    await waitFor(() => expect(preview()).toContain('Goes back to the guaranteeNothing'));
  });
});

it('pays several outputs, of which one gets the rest, and names what it spends', async () => {
  const page = await openWith(makeFile());
  fill(page, DESTINATION, '0.001', '5');
  await page.press('Add output');
  page.put(ADDRESS, ELSEWHERE, 1);
  await page.press('Max', 0);
  await page.press('Max', 1);
  // Only one of them gets the rest.
  page.put(AMOUNT, '0.001');
  await waitFor(() => expect(preview()).toContain(`To${DESTINATION}0.00100000`));
  expect(preview()).toMatch(new RegExp(`To${ELSEWHERE}0\\.0015\\d{4}.*Goes back to the guaranteeNothing`));
  expect(preview()).toMatch(/Deposit0\.00180000.*Deposit0\.00075000/);
  await page.press('Remove this output', 1);
  await waitFor(() => expect(preview()).not.toContain(ELSEWHERE));
});

it('names no guarantee if the contract has only one', async () => {
  const page = await openWith(makeFile([makeContract({ plan: [[{ order: 1, values: [100_000] }]] })]));
  await create(page);
  expect(await page.summary()).not.toContain('Deposit');
});

describe('coins that the user adds', () => {
  const COINS = 'Payments to the contract’s addresses';
  const file = makeFile([makeContract({ plan: [[{ order: 1, values: [100_000] }]] })]);
  const later = fund(addressOf(1), 44_000, 99);
  const unlisted = fund(addressOf(2), 33_000, 98);

  async function add(page: Page, text: string): Promise<void> {
    page.put(COINS, text);
    await page.press('Add coins');
  }

  /** Whether the browser would ask before the page is left. */
  function isAsked(): boolean {
    const event = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(event);
    return event.defaultPrevented;
  }

  it('are spent, also at addresses that the file does not list, and are asked about before the page is left', async () => {
    const page = await openWith(file);
    expect(isAsked()).toBe(false);
    page.put(COINS, later.hex);
    expect(isAsked(), 'typed').toBe(true);
    page.put(COINS, ' ');
    expect(isAsked(), 'deleted').toBe(false);
    await add(page, `${later.hex}\n\n${unlisted.hex}\r\n`);
    expect(await screen.findByText('2 coins added.')).toBeTruthy();
    expect(isAsked(), 'added').toBe(true);
    expect(page.field(COINS).value).toBe('');
    expect(screen.getByText('2 of 2 selected')).toBeTruthy();
    expect(screen.getAllByText('from its transaction')).toHaveLength(2);
    expect(screen.getAllByText('Deposit that the file does not list (7/2)').length).toBeGreaterThan(0);
    await create(page);
    expect(await page.summary()).toContain('3 coins');
  });

  it('are refused with the reason, and kept', async () => {
    const page = await openWith(file);
    const texts: [string, RegExp][] = [
      ['', /not a raw transaction in hex/],
      [`${later.coin.txid}:1:44000`, /not a raw transaction in hex/],
      [later.hex.slice(0, -2), /not a raw transaction in hex/],
      [`${later.hex}\nnonsense`, /not a raw transaction in hex/],
      [fund(DESTINATION, 5_000).hex, /pays none of this contract’s addresses/],
      [fund(addressOf(1), 9).hex, /too little to be spent/],
    ];
    for (const [text, expected] of texts) {
      page.put(COINS, text);
      expect(screen.queryByRole('alert'), `before ${text}`).toBeNull();
      await page.press('Add coins');
      expect(await page.alert(), text).toMatch(expected);
      expect(page.field(COINS).value).toBe(text);
    }
    expect(screen.getByText('1 of 1 selected')).toBeTruthy();
  });
});

it('says that a coin is left out which is worth less than its own fee', async () => {
  const page = await openWith(makeFile([makeContract({ plan: [[{ order: 1, values: [100_000, 300] }]] })]));
  fill(page, DESTINATION, '0.0005', '5');
  await screen.findByText('1 coin is left out: it is worth less than its own fee.');
});
