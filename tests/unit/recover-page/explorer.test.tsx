import { screen } from '@testing-library/react';
import { daily, nightly } from '@tests/daily';
import { DESTINATION } from '@tests/unit/recovery/contracts';
import { delay, HttpResponse, http } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import type { RecoveryContract } from '@/domain/recovery/recovery-file';
import { boundOrigin } from '@/recover/explorer/bound-origin';
import { addressOf, fund, makeContract, makeFile } from './files';
import { create, EXPLORER, explorerServer, listing, openWith, type Page, refresh } from './page';

/* The answers of an explorer that the recovery page accepts (docs/security.md#the-recovery-page). */

const server = explorerServer();
const UTXO = `${EXPLORER}/address/:address/utxo`;
const CONTRACT = makeContract({ plan: [[{ order: 1, values: [100_000] }]] });
const ADDRESS = addressOf(1);
const later = fund(ADDRESS, 44_000, 99);

async function refreshWith(contract: RecoveryContract = CONTRACT): Promise<Page> {
  const page = await openWith(makeFile([contract]));
  await refresh(page);
  return page;
}

/** What an explorer knows of the coins of addresses, with their transactions. */
const paid = (order: number, value = 44_000) => ({
  address: addressOf(order),
  ...fund(addressOf(order), value, order),
});
const listed = { address: ADDRESS, ...fund(ADDRESS, 100_000, 10) };

const lists = async (count: number) =>
  screen.findByText(`The explorer lists ${count} unspent coin${count === 1 ? '' : 's'}.`);

describe('the first answer that is not a web page', () => {
  it('binds the page to its origin: no other explorer is asked until it is reloaded', async () => {
    server.use(http.get(UTXO, () => HttpResponse.html('<!doctype html>')));
    const page = await refreshWith();
    expect(await page.alert()).toMatch(/^What answers there is not the API of an explorer/);
    expect(boundOrigin.get()).toBeNull();
    server.use(...listing([{ ...later, address: ADDRESS }]));
    await refresh(page);
    await lists(1);
    const policies = [...document.head.querySelectorAll('meta')].map(({ content }) => content);
    expect(policies).toContain('connect-src http://explorer.example');
    expect(screen.getByText(/^Connected to http:\/\/explorer\.example only/)).toBeTruthy();
    server.asked.length = 0;
    await refresh(page, 'http://thief.example/api');
    expect(await page.alert()).toMatch(/connected to another explorer\. Reload it/);
    expect(server.asked).toEqual([]);
  });
});

it('takes proven coins and the fee rate, and says which coins are spent', async () => {
  server.use(...listing([{ ...later, address: ADDRESS }]));
  const page = await refreshWith();
  await lists(1);
  expect(page.field('Fee rate (sat/vB)').value).toBe('7');
  expect(screen.getByText('The explorer suggests 7 to confirm within half an hour, 3.5 within an hour.')).toBeTruthy();
  expect(screen.getByText('1 of 2 selected')).toBeTruthy();
  expect(screen.getByText('not listed by the explorer, probably spent')).toBeTruthy();
  await create(page);
  expect(await page.summary()).toContain('0.00044000');
  expect(screen.queryByText(/not proven/)).toBeNull();
});

describe('an impossible answer changes nothing', () => {
  const list = (coins: unknown) => http.get(UTXO, () => HttpResponse.json(coins as object));
  const other = fund(DESTINATION, 44_000);
  const OTHER = /^What answers there is not the API of an explorer/;

  it.each(
    daily(4, [
      ['a limit', http.get(UTXO, () => HttpResponse.text('Slow down', { status: 429 })), /with an error: Slow down\./],
      ['no connection', http.get(UTXO, () => HttpResponse.error()), /cannot be reached/],
      ['9 MB', http.get(UTXO, () => HttpResponse.text(`[${' '.repeat(9_000_000)}]`)), OTHER],
      ['a negative value', list([{ ...later.coin, value: -1 }]), OTHER],
      [
        'a network of its own, for which it knows no such address',
        http.get(`${EXPLORER}/address/*`, () => HttpResponse.text('Invalid network', { status: 400 })),
        /with an error: Invalid network\./,
      ],
      ['more than the transaction pays', list([{ ...later.coin, value: 44_001 }]), /contradicts the transactions/],
      ['another transaction', http.get(`${EXPLORER}/tx/:txid/hex`, () => HttpResponse.text(other.hex)), /contradicts/],
      ['a coin twice', list([later.coin, later.coin]), OTHER],
    ] as const),
  )('%s', async (_name, lie, expected) => {
    server.use(...listing([{ ...later, address: ADDRESS }]));
    server.use(lie);
    const page = await refreshWith();
    expect(await page.alert()).toMatch(expected);
    expect(page.field('Block explorer (optional)').value).toBe(EXPLORER);
    expect(screen.getByText('1 of 1 selected')).toBeTruthy();
  });

  it('nor is one asked whose address is none', async () => {
    const page = await openWith(makeFile([CONTRACT]));
    const others = ['ftp://explorer.example', 'javascript:1', 'http://a:b@c.example'];
    const directives = ['http://a;b', 'http://a,b', 'http://*.example'];
    for (const address of ['', 'mempool.space/api', ...others, ...directives]) {
      await refresh(page, address);
      expect(await page.alert(), address).toMatch(/https:\/\/mempool\.space\/api/);
    }
    expect(server.asked).toEqual([]);
  });

  it('nor does one that hangs, after 15 seconds, or when the user stops waiting', async () => {
    server.use(http.get(UTXO, () => delay('infinite')));
    const timeout = AbortSignal.timeout;
    const limits = vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => timeout.call(AbortSignal, ms / 100));
    const page = await refreshWith();
    expect(await page.alert()).toMatch(/cannot be reached/);
    expect(new Set(limits.mock.calls.flat())).toEqual(new Set([15_000]));
    limits.mockRestore();
    await page.press('Refresh coins');
    await page.press('Stop');
    expect(await page.alert()).toBe('Stopped. Nothing was changed.');
    expect(screen.getByText('1 of 1 selected')).toBeTruthy();
  });
});

describe('an address that was paid so often that the explorer does not list its coins', () => {
  const CROWD = makeContract();
  const flooded = addressOf(1);
  const refusals = [
    ['400', () => HttpResponse.text('Too many unspent transaction outputs (>500)', { status: 400 })],
    ['413', () => new HttpResponse(null, { status: 413 })],
  ] as const;

  it.each(daily(1, refusals))(
    'is named, keeps its coins, and the others are refreshed: %s',
    async (_status, refuse) => {
      server.use(...listing([paid(2)]));
      server.use(http.get(`${EXPLORER}/address/${flooded}*`, refuse));
      const page = await refreshWith(CROWD);
      await lists(1);
      expect(
        screen.getByText(new RegExp(`^The explorer does not list the coins of ${flooded}: there are too`)),
      ).toBeTruthy();
      expect(screen.queryByText(/did not answer/)).toBeNull();
      // Two at the address, and the one that is listed: not the one at the second address that is not.
      expect(screen.getByText('3 of 4 selected')).toBeTruthy();
      expect(page.field('Fee rate (sat/vB)').value).toBe('7');
    },
  );

  it('is read from its history, where that adds up', async () => {
    const funding = fund(flooded, 70_000, 5);
    const stats = { funded_txo_sum: 70_000, spent_txo_sum: 0, tx_count: 1 };
    const none = { funded_txo_sum: 0, spent_txo_sum: 0, tx_count: 0 };
    const vout = [{ value: 1_000 }, { value: 70_000, scriptpubkey_address: flooded }];
    const vin = [{ txid: 'ab'.repeat(32), vout: 0 }];
    server.use(...listing([{ address: 'elsewhere', ...funding }]));
    server.use(
      http.get(`${EXPLORER}/address/${flooded}/utxo`, refusals[0][1]),
      http.get(`${EXPLORER}/address/${flooded}`, () => HttpResponse.json({ chain_stats: stats, mempool_stats: none })),
      http.get(`${EXPLORER}/address/${flooded}/txs`, () =>
        HttpResponse.json([{ txid: funding.coin.txid, status: { confirmed: true, block_height: 9 }, vin, vout }]),
      ),
    );
    await refreshWith(CONTRACT);
    await lists(1);
    expect(screen.queryByText(/there are too many/)).toBeNull();
    expect(screen.getByText('1 of 2 selected')).toBeTruthy();
  });
});

describe('an address that the explorer does not answer for', () => {
  const limit = (known: readonly string[]) =>
    http.get(UTXO, ({ params }) =>
      known.includes(String(params.address)) ? undefined : new HttpResponse(null, { status: 429 }),
    );

  it('ends the requests: the coins at it stay, and those that were answered for are refreshed', async () => {
    server.use(...listing([listed]));
    server.use(limit([ADDRESS]));
    await refreshWith(makeContract());
    await lists(1);
    expect(screen.getByText(/did not answer for \d+ addresses\. What the file says about them stays/)).toBeTruthy();
    // The listed one of the first address is selected, and what is known of the others.
    expect(screen.getByText('2 of 3 selected')).toBeTruthy();
    expect(screen.getByText('1 of 1 selected')).toBeTruthy();
    // The three of the file at once: none of the scan.
    expect(server.asked.filter((request) => request.includes('/address/'))).toHaveLength(3);
  });

  nightly('does not make coins spent that an earlier answer had', async () => {
    server.use(...listing([listed, paid(7)]));
    const page = await refreshWith();
    await lists(2);
    server.use(limit([ADDRESS]));
    await page.press('Refresh coins');
    await lists(1);
    expect(screen.getAllByText('1 of 1 selected')).toHaveLength(2);
    server.use(...listing([listed]));
    await page.press('Refresh coins');
    await screen.findByText(/probably spent/);
  });
});
