import { screen, waitFor } from '@testing-library/react';
import { daily, nightly } from '@tests/daily';
import { DESTINATION, fund, makeKit, OWNER, required, sat, seal, unwrap } from '@tests/unit/exit/kits';
import { completeByArbitrator, createTransaction, openPage, openWithKit } from '@tests/unit/exit/page-support';
import { Transaction } from 'bitcoinjs-lib';
import { delay, HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { toOutputScript } from '@/bitcoin/addresses/output-script';
import { formatCoin, type Kit } from '@/domain/kit/kit';
import { MAX_SCANNED } from '@/domain/kit/scan';
import { getBoundOrigin } from '@/exit/explorer/bound-origin';
import type { Coin } from '@/exit/recovery/api';
import { engine } from '@/exit/recovery/engine';
import { formatKit } from '@/services/schemas/kit';

/* The answers of an explorer that the recovery page accepts (docs/security.md#the-recovery-page). */

const BASE = 'http://explorer.example/api';
const plan = { guarantees: [[{ order: 1, values: [100_000] }]] };
const { address } = required(makeKit(plan).guarantees[0]?.deposits[0]);
const later = fund(address, 'regtest', 44_000, 9);

const server = setupServer();
const asked: string[] = [];
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());
beforeEach(() => {
  asked.length = 0;
  server.events.removeAllListeners();
  server.events.on('request:start', ({ request }) => void asked.push(request.url));
});

interface Lies {
  utxos?: () => Response;
  raw?: () => Response;
}

function explore({ utxos, raw }: Lies = {}): void {
  server.use(
    http.get(`${BASE}/address/:address/utxo`, utxos ?? (() => HttpResponse.json([later.coin]))),
    http.get(`${BASE}/tx/:txid/hex`, raw ?? (() => HttpResponse.text(later.hex))),
    http.get(`${BASE}/v1/fees/recommended`, () => HttpResponse.json({ halfHourFee: 7, hourFee: 4 })),
  );
}

async function refresh(base = BASE) {
  const page = await openWithKit('owner', plan);
  if (base !== '') await page.put('Block explorer (optional)', base);
  await page.press('Refresh coins');
  return page;
}

describe('an impossible answer changes nothing', () => {
  const other = fund(DESTINATION, 'regtest', 44_000);
  it.each(
    daily<[string, Lies, RegExp]>(3, [
      ['a web page', { utxos: () => HttpResponse.html('<!doctype html>') }, /not the API of an explorer/],
      ['an error', { utxos: () => HttpResponse.text('Too many requests', { status: 429 }) }, /error 429: .*Too many/],
      ['no connection', { utxos: () => HttpResponse.error() }, /cannot be reached/],
      ['a negative value', { utxos: () => HttpResponse.json([{ ...later.coin, value: -1 }]) }, /cannot use/],
      ['more than all money', { utxos: () => HttpResponse.json([{ ...later.coin, value: 3e15 }]) }, /cannot use/],
      ['a value as text', { utxos: () => HttpResponse.json([{ ...later.coin, value: '1' }]) }, /cannot use/],
      ['no txid', { utxos: () => HttpResponse.json([{ ...later.coin, txid: 'x' }]) }, /cannot use/],
      ['a coin twice', { utxos: () => HttpResponse.json([later.coin, later.coin]) }, /cannot use/],
      ['an object', { utxos: () => HttpResponse.json({ coins: [] }) }, /cannot use/],
      ['9 MB', { utxos: () => HttpResponse.text(' '.repeat(9_000_000)) }, /too large to be right/],
      [
        'more than the transaction pays',
        { utxos: () => HttpResponse.json([{ ...later.coin, value: 44_001 }]) },
        /contradicts/,
      ],
      ['another transaction', { raw: () => HttpResponse.text(other.hex) }, /contradicts/],
    ]),
  )('%s', async (_name, lies, expected) => {
    explore(lies);
    const page = await refresh();
    expect(await page.alert()).toMatch(expected);
    expect(page.field('Block explorer (optional)').value).toBe(BASE);
    expect(screen.getByText('1 of 1 selected')).toBeTruthy();
  });
});

nightly.each([
  '',
  'mempool.space/api',
  'ftp://explorer.example',
  'javascript:1',
  'http://user:key@explorer.example/api',
])('%j is not an explorer, and no request is sent', async (base) => {
  const page = await refresh(base);
  expect(await page.alert()).toMatch(/https:\/\/mempool\.space\/api/);
  expect(asked).toEqual([]);
});

nightly('an explorer that hangs is given up after 15 seconds', async () => {
  explore();
  server.use(http.get(`${BASE}/address/:address/utxo`, () => delay('infinite')));
  const timeout = AbortSignal.timeout;
  const limits = vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => timeout.call(AbortSignal, ms / 100));
  const page = await refresh();
  expect(await page.alert()).toMatch(/did not answer within 15 seconds/);
  expect(new Set(limits.mock.calls.flat())).toEqual(new Set([15_000]));
  expect(screen.getByText('1 of 1 selected')).toBeTruthy();
  vi.restoreAllMocks();
});

/** An explorer that knows these coins, and their transactions if `isProving`. */
function serveCoins(
  coins: readonly { address: string; funding: ReturnType<typeof fund>; raw?: string }[],
  isProving = true,
): void {
  explore();
  server.use(
    http.get(`${BASE}/address/:address/utxo`, ({ params }) =>
      HttpResponse.json(coins.filter((coin) => coin.address === params.address).map(({ funding }) => funding.coin)),
    ),
    http.get(`${BASE}/tx/:txid/hex`, ({ params }) => {
      const found = coins.find(({ funding }) => funding.coin.txid === params.txid);
      return isProving && found
        ? HttpResponse.text(found.raw ?? found.funding.hex)
        : new HttpResponse(null, { status: 404 });
    }),
  );
}

async function refreshWith(kit: Kit) {
  const page = openPage();
  await page.put('Recovery kit', formatKit([kit]));
  await page.press('Open');
  await screen.findByRole('heading', { name: 'Your kit' });
  await page.put('Block explorer (optional)', BASE);
  await page.press('Refresh coins');
  return page;
}

describe('outputs that are too small to be spent', () => {
  const kit = makeKit({ guarantees: [[1, 2, 3].map((order) => ({ order, values: [] }))] });
  const addresses = required(kit.guarantees[0]).deposits.map((deposit) => deposit.address);
  const dust = addresses.flatMap((at, index) =>
    [1, 1, 1, 10].map((value, nonce) => ({ address: at, funding: fund(at, 'regtest', value, 100 * index + nonce) })),
  );
  const real = { address: required(addresses[1]), funding: fund(required(addresses[1]), 'regtest', 44_000, 7) };

  nightly('at several addresses are ignored, and their transactions not fetched', async () => {
    serveCoins([...dust, real]);
    await refreshWith(kit);
    await screen.findByText('The explorer lists 1 unspent coin.');
    expect(screen.getByText('1 of 1 selected')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(asked.filter((url) => url.includes('/tx/'))).toEqual([`${BASE}/tx/${real.funding.coin.txid}/hex`]);
  });

  nightly('and nothing else are no coins', async () => {
    serveCoins(dust);
    await refreshWith(kit);
    await screen.findByText('The explorer lists 0 unspent coins.');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  nightly('in the transaction of a coin do not keep it from being proven', async () => {
    const tx = Transaction.fromHex(real.funding.hex);
    tx.addOutput(required(toOutputScript(real.address, 'regtest')), 3n);
    const funding = { hex: tx.toHex(), coin: { ...real.funding.coin, txid: tx.getId() } };
    serveCoins([{ address: real.address, funding }]);
    await refreshWith(kit);
    await screen.findByText('The explorer lists 1 unspent coin.');
    expect(screen.queryByText(/not proven/)).toBeNull();
  });
});

describe('a kit with a wrong amount that nothing proves', () => {
  const honest = makeKit(plan);
  const funding = fund(address, 'regtest', 100_000, 1);
  const makeWrong = () => {
    const kit = structuredClone(honest);
    const coin = required(kit.guarantees[0]?.deposits[0]?.coins[0]);
    expect(formatCoin(coin)).toBe(formatCoin(funding.coin));
    coin.value = sat(900_000);
    return kit;
  };

  nightly('is corrected by the transaction from the explorer, and the coin can be spent', async () => {
    serveCoins([{ address, funding }]);
    const page = await refreshWith(makeWrong());
    await screen.findByText('The explorer lists 1 unspent coin.');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByText('1 of 1 selected')).toBeTruthy();
    await createTransaction(page);
    const summary = await screen.findByRole('region', { name: 'Check and sign' });
    expect(summary.textContent?.replace(/\s/g, '')).toMatch(/0\.00099\d{3}/);
  });

  nightly('is corrected by the explorer without the transaction, and stays unproven', async () => {
    serveCoins([{ address, funding }], false);
    await refreshWith(makeWrong());
    await screen.findByText('The explorer lists 1 unspent coin.');
    await screen.findByText(/did not send the transactions of 1 of them/);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  nightly('is corrected by a transaction that is pasted', () => {
    const kit = unwrap(engine.checkKit(makeWrong()));
    const [read] = unwrap(engine.readCoins(kit, funding.hex, null));
    expect(read).toMatchObject({ value: 100_000, transaction: funding.hex });
    expect(engine.mergeCoins(engine.listKitCoins(kit), required([read]) as Coin[])).toEqual([read]);
    expect(engine.readCoins(kit, `${formatCoin(funding.coin)}:100000`, null)).toMatchObject({
      error: { kind: 'coin-contradicted' },
    });
  });
});

describe('a coin that its transaction contradicts', () => {
  const fundings = Array.from({ length: 200 }, (_, nonce) => fund(address, 'regtest', 50_000 + nonce, 1_000 + nonce));
  const wrong = required(fundings[77]);
  const isWrong = (funding: ReturnType<typeof fund>) => funding === wrong;
  const serve = (areWrong: (funding: ReturnType<typeof fund>) => boolean) =>
    serveCoins(fundings.map((funding) => ({ address, funding, ...(areWrong(funding) && { raw: later.hex }) })));

  nightly('among 200 is named and left out; the others go on', async () => {
    serve(isWrong);
    const page = await refreshWith(makeKit({ guarantees: [[{ order: 1, values: [] }]] }));
    await screen.findByText('The explorer lists 199 unspent coins.');
    expect(await page.alert()).toContain(formatCoin(wrong.coin));
    expect(screen.getByText('199 of 199 selected')).toBeTruthy();
  });

  nightly('and is in the kit is not called spent, and is not selected', async () => {
    serve(isWrong);
    const kit = makeKit({ guarantees: [[{ order: 1, values: [] }]] });
    required(kit.guarantees[0]?.deposits[0]).coins.push(wrong.coin);
    await refreshWith(kit);
    await screen.findByText('The explorer lists 199 unspent coins.');
    expect(screen.getByText('199 of 200 selected')).toBeTruthy();
    expect(screen.queryByText(/probably spent/)).toBeNull();
  });

  nightly('is one of several: some are named, and all are counted', async () => {
    const several = new Set(fundings.slice(0, 5));
    serve((funding) => several.has(funding));
    const page = await refreshWith(makeKit({ guarantees: [[{ order: 1, values: [] }]] }));
    await screen.findByText('The explorer lists 195 unspent coins.');
    expect(await page.alert()).toMatch(/transactions of 5 coins.*…/);
  });
});

it('adds proven coins and the fee rate, restricts connections to that explorer, and broadcasts there', async () => {
  explore();
  const page = await refresh();
  await screen.findByText('The explorer lists 1 unspent coin.');
  expect(page.field('Fee rate (sat/vB)').value).toBe('7');
  expect(screen.getByText('not listed by the explorer, probably spent')).toBeTruthy();
  expect(getBoundOrigin()).toBe('http://explorer.example');
  const policies = [...document.head.querySelectorAll('meta')].map(({ content }) => content);
  expect(policies).toContain('connect-src http://explorer.example');

  const raw = await completeByArbitrator(page);
  const sent: string[] = [];
  const refuse = () => HttpResponse.text('sendrawtransaction RPC error: min relay fee not met', { status: 400 });
  server.use(
    http.post(`${BASE}/tx`, async ({ request }) => {
      sent.push(`${request.headers.get('Content-Type')} ${await request.text()}`);
      return refuse();
    }),
  );
  await page.press('Broadcast');
  expect(await page.alert()).toMatch(/The money has not moved.*min relay fee not met/);
  expect(sent).toEqual([`text/plain ${raw.value}`]);
  server.use(http.post(`${BASE}/tx`, () => HttpResponse.text('00'.repeat(32))));
  await page.press('Broadcast');
  await waitFor(async () => expect(await page.alert()).toMatch(/another transaction id/));

  await page.put('Block explorer (optional)', 'http://thief.example/api');
  await page.press('Refresh coins');
  expect((await screen.findAllByText(/connected to http:\/\/explorer\.example only/i)).length).toBeGreaterThan(0);
  expect(asked.filter((url) => !url.startsWith(BASE))).toEqual([]);
});

describe('deposits that the kit does not list', () => {
  const older = makeKit(plan);
  const at = (order: number) =>
    required(makeKit({ guarantees: [[{ order, values: [] }]] }).guarantees[0]?.deposits[0]).address;
  const paid = (order: number, value = 44_000) => ({
    address: at(order),
    funding: fund(at(order), 'regtest', value, order),
  });
  const listed = { address, funding: fund(address, 'regtest', 100_000, 1) };

  nightly('are found from order 0, around those of the kit, and around found ones, and can be spent', async () => {
    serveCoins([listed, paid(0), paid(21), paid(40), paid(62)]);
    const page = await refreshWith({ ...older, ...(await sealOwner()) });
    // 62 is beyond the gap of 40.
    await screen.findByText('The explorer lists 4 unspent coins.');
    expect(screen.getAllByText(/Deposit that the kit does not list \(7\/(0|21|40)\)/).length).toBeGreaterThan(2);
    expect(screen.queryByText(/not proven/)).toBeNull();
    const raw = await completeByArbitrator(page);
    expect(Transaction.fromHex(raw.value).ins).toHaveLength(4);
  });

  nightly('do not count where an explorer lies about them', async () => {
    // The coin of the kit, and one that pays elsewhere, are said to be at each scanned address.
    const elsewhere = fund(DESTINATION, 'regtest', 90_000);
    serveCoins([listed]);
    server.use(
      http.get(`${BASE}/address/:address/utxo`, ({ params }) =>
        HttpResponse.json(params.address === address ? [listed.funding.coin] : [listed.funding.coin, elsewhere.coin]),
      ),
      http.get(`${BASE}/tx/${elsewhere.coin.txid}/hex`, () => HttpResponse.text(elsewhere.hex)),
    );
    const page = await refreshWith(older);
    await screen.findByText('The explorer lists 1 unspent coin.');
    expect(await page.alert()).toContain(formatCoin(elsewhere.coin));
    expect(screen.getByText('1 of 1 selected')).toBeTruthy();
    // It claims coins at each address: the scan ends nevertheless.
    expect(new Set(asked.filter((url) => url.includes('/address/'))).size).toBe(MAX_SCANNED + 1);
  });

  nightly('cannot take the place of a coin of the kit, whose transaction the explorer withholds', async () => {
    serveCoins([listed], false);
    server.use(
      http.get(`${BASE}/address/:address/utxo`, ({ params }) =>
        HttpResponse.json(params.address === at(2) ? [listed.funding.coin] : []),
      ),
    );
    const page = await refreshWith(older);
    expect(await page.alert()).toContain(formatCoin(listed.funding.coin));
    expect(screen.queryByText(/7\/2/)).toBeNull();
  });

  nightly('are counted if the explorer refuses so many requests; the coins of the kit are there', async () => {
    serveCoins([listed]);
    const limited = http.get(`${BASE}/address/:address/utxo`, ({ params }) =>
      params.address === address ? HttpResponse.json([listed.funding.coin]) : new HttpResponse(null, { status: 429 }),
    );
    server.use(limited);
    await refreshWith(older);
    await screen.findByText('The explorer lists 1 unspent coin.');
    await screen.findByText(/did not answer for 21 addresses/);
    expect(asked.filter((url) => url.includes('/address/')).length).toBeLessThan(10);
  });

  nightly('are not spent because the explorer was not asked about them the second time', async () => {
    serveCoins([listed, paid(7)]);
    const page = await refreshWith(older);
    await screen.findByText('The explorer lists 2 unspent coins.');
    server.use(
      http.get(`${BASE}/address/:address/utxo`, ({ params }) =>
        params.address === address ? HttpResponse.json([listed.funding.coin]) : new HttpResponse(null, { status: 429 }),
      ),
    );
    await page.press('Refresh coins');
    await screen.findByText('The explorer lists 1 unspent coin.');
    expect(screen.getAllByText('1 of 1 selected')).toHaveLength(2);
    expect(screen.queryByText(/probably spent/)).toBeNull();
    // It is, once the explorer answers without it.
    server.use(
      http.get(`${BASE}/address/:address/utxo`, ({ params }) =>
        HttpResponse.json(params.address === address ? [listed.funding.coin] : []),
      ),
    );
    await page.press('Refresh coins');
    await screen.findByText(/probably spent/);
  });

  async function sealOwner() {
    return { envelope: await seal(OWNER) };
  }
});
