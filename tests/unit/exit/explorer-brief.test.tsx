import { screen, waitFor } from '@testing-library/react';
import { DESTINATION, fund, makeKit, required } from '@tests/unit/exit/kits';
import { completeByArbitrator, openWithKit } from '@tests/unit/exit/page-support';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { getBoundOrigin } from '@/exit/explorer/bound-origin';

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
  it.each<[string, Lies, RegExp]>([
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
  ])('%s', async (_name, lies, expected) => {
    explore(lies);
    const page = await refresh();
    expect(await page.alert()).toMatch(expected);
    expect(page.field('Block explorer (optional)').value).toBe(BASE);
    expect(screen.getByText('1 of 1 selected')).toBeTruthy();
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
