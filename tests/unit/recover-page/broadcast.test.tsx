import { screen } from '@testing-library/react';
import { required } from '@tests/unit/recovery/contracts';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { check, makeContract, signAs } from './files';
import { EXPLORER, explorerServer, openWith, type Page, receive } from './page';

/* What the recovery page says about a broadcast. Which answers mean what: tests/unit/domain/judge-broadcast.test.ts. */

const server = explorerServer();
const CHECKED = check(makeContract());
const SIGNED = await signAs('owner', CHECKED, await signAs('counterparty', CHECKED));
const { txid, txHex } = required(SIGNED.final);

async function openSigned(): Promise<Page> {
  const page = await openWith();
  await receive(page, SIGNED.psbt);
  await page.raw();
  return page;
}

/** The transaction is not known, and its broadcast gets this answer. */
function answer(respond: () => Response, sent: string[] = []): void {
  server.use(
    http.get(`${EXPLORER}/tx/:txid`, () => new HttpResponse(null, { status: 404 })),
    http.post(`${EXPLORER}/tx`, async ({ request }) => {
      sent.push(`${request.headers.get('Content-Type')} ${await request.text()}`);
      return respond();
    }),
  );
}

const refuse = (text: string, status = 400) => HttpResponse.text(text, { status });
const rpc = (text: string) => () => refuse(`sendrawtransaction RPC error: ${text}`);

const KNOWN = /^Broadcast: the network has this transaction/;
const SPENT = /already spent, or about to be/;
const UNKNOWN = /^It may or may not have been broadcast/;
const ANSWERS: [string, () => Response, RegExp][] = [
  ['taken', () => HttpResponse.text(txid), KNOWN],
  ['known to the node', rpc('{"code":-27,"message":"Transaction already in block chain"}'), KNOWN],
  ['in the mempool', rpc('{"code":-26,"message":"txn-already-in-mempool"}'), KNOWN],
  ['spent', rpc('{"code":-25,"message":"bad-txns-inputs-missingorspent"}'), SPENT],
  ['a bad gateway', () => HttpResponse.html('<h1>Bad Gateway</h1>', { status: 502 }), UNKNOWN],
  ['too late', () => refuse('upstream timeout', 504), UNKNOWN],
  ['no connection', () => HttpResponse.error(), UNKNOWN],
  ['busy', () => refuse('Too many requests', 429), /refuses requests for now, so nothing was sent/],
  [
    'refused',
    rpc('{"code":-26,"message":"min relay fee not met, 100 < 146"}'),
    /^The network refused the transaction\. The money has not moved/,
  ],
  ['early', rpc('{"code":-26,"message":"non-final"}'), /^Not yet: the network accepts it/],
];

it('says one thing for each kind of answer, and only of a refusal that the money has not moved', async () => {
  const page = await openSigned();
  await page.press('Broadcast');
  expect(await page.alert()).toMatch(/^Nothing was sent\. Type a block explorer in step 2 first/);
  expect(server.asked).toEqual([]);
  page.put('Block explorer (optional)', EXPLORER);
  for (const [name, respond, expected] of ANSWERS) {
    server.asked.length = 0;
    answer(respond);
    await page.press('Broadcast');
    expect(await screen.findByText(expected), name).toBeTruthy();
    expect(screen.queryByText(/has not moved/) !== null, name).toBe(name === 'refused');
    expect(screen.queryByText(/min relay fee not met, 100 < 146/) !== null, name).toBe(name === 'refused');
    expect(server.asked.slice(0, 2), name).toEqual([`GET /tx/${txid}`, 'POST /tx']);
  }
});

describe('a broadcast', () => {
  it('sends the raw transaction as text', async () => {
    const sent: string[] = [];
    const page = await openSigned();
    answer(() => HttpResponse.text(txid), sent);
    page.put('Block explorer (optional)', `${EXPLORER}/`);
    await page.press('Broadcast');
    await screen.findByText(KNOWN);
    expect(sent).toEqual([`text/plain ${txHex}`]);
  });

  it('is not sent if the explorer shows the transaction already', async () => {
    server.use(http.get(`${EXPLORER}/tx/${txid}`, () => HttpResponse.json({ status: { confirmed: false } })));
    const page = await openSigned();
    page.put('Block explorer (optional)', EXPLORER);
    await page.press('Broadcast');
    await screen.findByText(KNOWN);
    expect(server.asked).toEqual([`GET /tx/${txid}`]);
  });
});
