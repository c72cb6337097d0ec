import { screen, waitFor, within } from '@testing-library/react';
import { fund, makeKit, required } from '@tests/unit/exit/kits';
import { openWithKit } from '@tests/unit/exit/page-support';
import { proveIn } from '@tests/unit/proofs/forged-blocks';
import { Block, Transaction } from 'bitcoinjs-lib';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';

/* docs/settlement.md#proof-of-payment, on the recovery page */

const BASE = 'http://explorer.example/api';
const plan = { guarantees: [[{ order: 1, values: [100_000] }]] };
const { address } = required(makeKit(plan).guarantees[0]?.deposits[0]);
const later = fund(address, 'regtest', 44_000, 9);
const proof = proveIn(Transaction.fromHex(later.hex));
const coinbase = Transaction.fromHex(proof.first.transaction).getId();
const hashes = proof.headers.map((header) => Block.fromHex(header).getId());

const server = setupServer();
const asked: string[] = [];
beforeAll(() => {
  server.listen({ onUnhandledRequest: 'error' });
  server.events.on('request:start', ({ request }) => void asked.push(new URL(request.url).pathname));
});
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const MISSING = () => new HttpResponse('not found', { status: 404 });

function serve(): void {
  const place = { block_height: proof.height, pos: proof.position, merkle: proof.branch };
  server.use(
    http.get(`${BASE}/address/:address/utxo`, () => HttpResponse.json([later.coin])),
    http.get(`${BASE}/v1/fees/recommended`, MISSING),
    http.get(`${BASE}/tx/:txid/hex`, ({ params }) =>
      HttpResponse.text(params.txid === coinbase ? proof.first.transaction : later.hex),
    ),
    http.get(`${BASE}/tx/:txid/merkle-proof`, ({ params }) =>
      HttpResponse.json(params.txid === coinbase ? { ...place, pos: 0, merkle: proof.first.branch } : place),
    ),
    http.get(`${BASE}/block-height/:height`, ({ params }) => {
      const hash = hashes[Number(params.height) - proof.height];
      return hash === undefined ? MISSING() : HttpResponse.text(hash);
    }),
    http.get(`${BASE}/block/:hash/header`, ({ params }) =>
      HttpResponse.text(proof.headers[hashes.indexOf(String(params.hash))] ?? ''),
    ),
    http.get(`${BASE}/block/:hash/txid/0`, () => HttpResponse.text(coinbase)),
  );
}

/** Refreshes the coins, opens the fold, and returns its text once each coin has a verdict. */
async function readProof(typed: string | null = null): Promise<string> {
  const page = await openWithKit('owner', plan);
  expect(screen.queryByText('Proof of payment')).toBeNull();
  await page.put('Block explorer (optional)', BASE);
  await page.press('Refresh coins');
  const summary = await screen.findByText('Proof of payment');
  if (typed !== null) await page.put('Block explorer (optional)', typed);
  expect(asked.filter((path) => /merkle|block/.test(path))).toEqual([]);
  await page.user.click(summary);
  const fold = summary.closest('details') ?? document.body;
  await waitFor(() => expect(within(fold).getByRole('list').textContent).toMatch(/Paid|Not proven|False/));
  asked.length = 0;
  return fold.textContent ?? '';
}

describe('the recovery page', () => {
  it('says in which block a coin is, and who says that it is unspent', async () => {
    serve();
    const text = await readProof();
    expect(text).toContain('Paid in block 500, 6 blocks deep, checked here. Unspent, according to explorer.example.');
    expect(text).toContain('On a test network the work of blocks is not checked.');
  });

  it.each([
    ['no branches', `${BASE}/tx/:txid/merkle-proof`, MISSING, 'Not proven: the explorer has no proof of it.'],
    ['no headers', `${BASE}/block/:hash/header`, MISSING, 'Not proven: the explorer has no proof of it.'],
    [
      'a web page',
      `${BASE}/block/:hash/header`,
      () => HttpResponse.html('<!doctype html>'),
      "Not proven: the explorer's answer cannot be read.",
    ],
    ['nothing', `${BASE}/block-height/:height`, () => HttpResponse.error(), 'Not proven: the explorer did not answer.'],
    [
      'another header',
      `${BASE}/block/:hash/header`,
      () => HttpResponse.text(proof.headers[1]),
      'Not proven: the proof does not match the block.',
    ],
  ])('proves nothing with an explorer that sends %s, and goes on', async (_name, path, answer, expected) => {
    serve();
    server.use(http.get(path, answer));
    expect(await readProof()).toContain(expected);
    expect(screen.getByText('1 of 2 selected')).toBeTruthy();
  });

  it.each(['', 'mempool', 'http://other.example/api'])(
    'asks the explorer that listed the coins, although its field says %j now',
    async (typed) => {
      serve();
      expect(await readProof(typed)).toContain('checked here. Unspent, according to explorer.example.');
    },
  );
});
