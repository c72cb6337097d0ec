import { createBackend } from '@mocks/backend';
import { addressToScript } from '@mocks/chain/addresses';
import { html } from '@mocks/explorer/html';
import { Transaction } from 'bitcoinjs-lib';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Client, createClient } from './backend-client';
import { DESTINATION } from './people';

const SCRIPT = addressToScript(DESTINATION) ?? new Uint8Array();
const PAGE = `/explorer/address/${DESTINATION}`;
const UNKNOWN = '00'.repeat(32);

let chain: ReturnType<typeof createBackend>['chain'];
let fetch: Client['fetch'];

beforeEach(() => {
  const backend = createBackend({ clock: () => 1_700_000_000_000 });
  ({ chain } = backend);
  ({ fetch } = createClient(backend));
});

const json = async (path: string) => (await fetch(`/explorer/api${path}`)).json();
const form = (path: string, fields: Record<string, string>) =>
  fetch(path, { method: 'POST', body: new URLSearchParams(fields) });

describe('the API', () => {
  it('counts and lists what is at an address, in the mempool until a block is mined', async () => {
    const path = `/address/${DESTINATION}`;
    const nothing = { funded_txo_sum: 0, spent_txo_sum: 0, tx_count: 0 };
    const funded = { ...nothing, funded_txo_sum: 70_000, tx_count: 1 };
    const txid = chain.send(SCRIPT, 70_000);
    expect(await json(path)).toMatchObject({ chain_stats: nothing, mempool_stats: funded });
    const { hash } = chain.mine();
    expect(await json(path)).toMatchObject({ chain_stats: funded, mempool_stats: nothing });
    const other = chain.send(SCRIPT, 30_000);
    const confirmed = { confirmed: true, block_height: 101, block_hash: hash, block_time: 1_700_000_000 };
    expect(await json(`${path}/utxo`)).toEqual([
      { txid, vout: 0, value: 70_000, status: confirmed },
      { txid: other, vout: 0, value: 30_000, status: { confirmed: false } },
    ]);
  });

  it('has transactions with status, fee, inputs and outputs', async () => {
    const txid = chain.send(SCRIPT, 70_000);
    const waiting = await json(`/tx/${txid}`);
    expect(waiting).toMatchObject({ txid, status: { confirmed: false }, confirmations: 0, fee: 330, locktime: 0 });
    expect(waiting.vin[0].prevout.value - waiting.vout[0].value - waiting.vout[1].value).toBe(330);
    expect(waiting.vout[0]).toMatchObject({ scriptpubkey_address: DESTINATION, scriptpubkey_type: 'v0_p2wpkh' });
    for (const _ of [1, 2]) chain.mine();
    const status = { confirmed: true, block_height: 101 };
    expect(await json(`/tx/${txid.toUpperCase()}`)).toMatchObject({ status, confirmations: 2 });
    const tx = Transaction.fromHex(await (await fetch(`/explorer/api/tx/${txid}/hex`)).text());
    expect([tx.getId(), tx.weight()]).toEqual([txid, waiting.weight]);
  });

  it('answers as mempool.space where there is nothing', async () => {
    for (const [path, expected] of [
      ['/address/bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4', [400, 'Invalid Bitcoin address']],
      ['/address/nonsense/utxo', [400, 'Invalid Bitcoin address']],
      [`/tx/${UNKNOWN}`, [404, 'Transaction not found']],
      [`/tx/${UNKNOWN}/hex`, [404, 'Transaction not found']],
      ['/tx/nonsense', [400, 'Invalid hex string']],
      ['/block-height/102', [404, expect.any(String)]],
      [`/block/${UNKNOWN}`, [404, expect.any(String)]],
    ] as const) {
      const response = await fetch(`/explorer/api${path}`);
      expect([response.status, await response.text()], path).toEqual(expected);
    }
  });
});

it('the faucet refuses dust and more than it has, and pays many times before a block is mined', () => {
  expect(() => chain.send(SCRIPT, 293)).toThrow('dust');
  expect(() => chain.send(SCRIPT, 21_000 * 1e8)).toThrow('does not hold that many coins');
  for (let round = 0; round < 30; round += 1) chain.send(SCRIPT, 1_000);
  expect(chain.mine().txids).toHaveLength(30);
});

describe('the pages', () => {
  it('escape every value, also in attributes, and run no scripts', async () => {
    const evil = `"><script>alert('1 & 2')</script>`;
    expect(html`<a title="${evil}">${html`<b>${evil}</b>`}${null}${7}</a>`.markup).toBe(
      '<a title="&quot;&gt;&lt;script&gt;alert(&#39;1 &amp; 2&#39;)&lt;/script&gt;"><b>&quot;&gt;&lt;script&gt;alert(&#39;1 &amp; 2&#39;)&lt;/script&gt;</b>7</a>',
    );
    const response = await fetch('/explorer/address/%3Cscript%3E');
    expect([response.status, (await response.text()).includes('<script>')]).toEqual([404, false]);
    expect((await fetch('/explorer')).headers.get('content-security-policy')).toContain("default-src 'none'");
  });

  it('send test coins, and redirect so that a reload sends none', async () => {
    const answer = await form(`${PAGE}/send`, { amount: '0.0007' });
    const back = answer.headers.get('location') ?? '';
    expect([answer.status, back.startsWith(`${PAGE}?sent=`)]).toEqual([303, true]);
    expect(await (await fetch(back)).text()).toContain('Unconfirmed');
    for (const [amount, expected] of [
      ['1e-3', 'This is not an amount'],
      ['0', 'greater than 0'],
      ['101', 'at most 100 BTC'],
      ['0.00000001', 'Refused: dust'],
      ['"><script>', 'value="&quot;&gt;&lt;script&gt;"'],
    ] as const) {
      const refused = await form(`${PAGE}/send`, { amount });
      expect([refused.status, await refused.text()]).toEqual([400, expect.stringContaining(expected)]);
    }
    expect(chain.listUnspent(SCRIPT).map(({ value }) => value)).toEqual([70_000]);
  });
});
