import { screen, waitFor } from '@testing-library/react';
import { nightly } from '@tests/daily';
import { DESTINATION, required } from '@tests/unit/recovery/contracts';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { formatCoin, type RecoveryContract } from '@/domain/recovery/recovery-file';
import { MAX_SCANNED } from '@/domain/recovery/scan';
import { addressOf, fund, makeContract, makeFile } from './files';
import { create, EXPLORER, explorerServer, listing, openWith, type Page, refresh } from './page';

/* Which coins the recovery page takes from an explorer (docs/security.md#the-recovery-page). */

const server = explorerServer();
const UTXO = `${EXPLORER}/address/:address/utxo`;
const CONTRACT = makeContract({ plan: [[{ order: 1, values: [100_000] }]] });
const ADDRESS = addressOf(1);
const KNOWN = required(CONTRACT.guarantees[0]?.deposits[0]?.coins[0]);
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

describe('a coin', () => {
  it('without its transaction is not proven', async () => {
    server.use(...listing([{ address: ADDRESS, coin: later.coin }]));
    await refreshWith();
    await screen.findByText(/did not send the transaction of 1 of them, so its amount is not proven/);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('that its transaction contradicts is named and not selected, nor called spent; the others go on', async () => {
    server.use(
      ...listing([
        { ...listed, hex: later.hex },
        { ...later, address: ADDRESS },
      ]),
    );
    expect(formatCoin(listed.coin)).toBe(formatCoin(KNOWN));
    const page = await refreshWith();
    await lists(1);
    expect(await page.alert()).toContain(formatCoin(KNOWN));
    expect(screen.getByText('1 of 2 selected')).toBeTruthy();
    expect(screen.queryByText(/probably spent/)).toBeNull();
  });

  it('of which the file states a wrong amount is corrected', async () => {
    const contract = structuredClone(CONTRACT);
    Object.assign(required(contract.guarantees[0]?.deposits[0]?.coins[0]), { value: 900_000 });
    server.use(...listing([listed]));
    const page = await refreshWith(contract);
    await lists(1);
    await create(page);
    expect(await page.summary()).toContain('0.00100000');
  });

  it('that is too small to be spent is ignored, and its transaction not fetched', async () => {
    server.use(...listing([paid(1, 10), paid(2, 1), paid(3, 11)]));
    await refreshWith(makeContract());
    await lists(1);
    expect(server.asked.filter((request) => request.includes('/tx/'))).toEqual([
      `GET /tx/${paid(3, 11).coin.txid}/hex`,
    ]);
  });
});

describe('deposits that the file does not list', () => {
  it('are found from order 0, around those of the file, and around found ones', async () => {
    server.use(...listing([listed, paid(0), paid(21), paid(40), paid(62)]));
    const page = await refreshWith();
    // 62 is beyond the gap of 40.
    await lists(4);
    for (const order of [0, 21, 40])
      expect(screen.getAllByText(`Deposit that the file does not list (7/${order})`).length).toBeGreaterThan(0);
    await create(page);
    expect(await page.summary()).toContain('4 coins');
  });

  nightly('do not count where an explorer lies about them, and the scan ends', async () => {
    const elsewhere = fund(DESTINATION, 90_000);
    server.use(...listing([listed, { address: 'elsewhere', ...elsewhere }]));
    server.use(
      http.get(UTXO, ({ params }) =>
        HttpResponse.json([listed.coin, ...(params.address === ADDRESS ? [] : [elsewhere.coin])]),
      ),
    );
    const page = await refreshWith();
    await lists(1);
    expect(await page.alert()).toContain(formatCoin(elsewhere.coin));
    expect(screen.getByText('1 of 1 selected')).toBeTruthy();
    expect(new Set(server.asked.filter((request) => request.includes('/address/'))).size).toBe(MAX_SCANNED + 1);
  });

  nightly('cannot take the place of a coin of the file, whose transaction the explorer withholds', async () => {
    server.use(...listing([{ address: addressOf(2), coin: listed.coin }]));
    const page = await refreshWith();
    await waitFor(async () => expect(await page.alert()).toContain('contradicts'));
    expect(screen.queryByText(/7\/2/)).toBeNull();
  });
});
