import { createBackend } from '@mocks/backend';
import { addressToScript } from '@mocks/chain/addresses';
import { html } from '@mocks/explorer/html';
import { describe, expect, it } from 'vitest';
import { createClient } from './backend-client';
import { addGuarantee, createActiveContract, DESTINATION, payDeposit } from './people';

const SCRIPT = addressToScript(DESTINATION) ?? new Uint8Array();
const PAGE = `/explorer/address/${DESTINATION}`;

function fresh() {
  const backend = createBackend();
  const { fetch } = createClient(backend);
  const form = (path: string, fields: Record<string, string>) =>
    fetch(path, { method: 'POST', body: new URLSearchParams(fields) });
  return { backend, fetch, form };
}

describe('html', () => {
  it('escapes every value, also in attributes', () => {
    const evil = `"><script>alert('1 & 2')</script>`;
    expect(html`<a title="${evil}">${html`<b>${evil}</b>`}${null}${7}</a>`.markup).toBe(
      '<a title="&quot;&gt;&lt;script&gt;alert(&#39;1 &amp; 2&#39;)&lt;/script&gt;"><b>&quot;&gt;&lt;script&gt;alert(&#39;1 &amp; 2&#39;)&lt;/script&gt;</b>7</a>',
    );
  });
});

describe('the address page', () => {
  it('sends test coins, and redirects so that a reload sends none', async () => {
    const { backend, fetch, form } = fresh();
    const answer = await form(`${PAGE}/send`, { amount: '0.0007' });
    const back = answer.headers.get('location') ?? '';
    expect([answer.status, back.startsWith(`${PAGE}?sent=`)]).toEqual([303, true]);
    const page = await (await fetch(back)).text();
    expect(page).toContain('0.00070000');
    expect(page).toContain('Unconfirmed');
    expect(backend.chain.listUnspent(SCRIPT).map(({ value }) => value)).toEqual([70_000]);
  });

  it.each([
    ['1e-3', 'This is not an amount'],
    ['-1', 'This is not an amount'],
    ['0', 'greater than 0'],
    ['0.000000001', 'This is not an amount'],
    ['101', 'at most 100 BTC'],
    ['0.00000001', 'Refused: dust'],
    ['"><script>', 'value="&quot;&gt;&lt;script&gt;"'],
  ])('reports the amount %j in place', async (amount, expected) => {
    const { backend, form } = fresh();
    const answer = await form(`${PAGE}/send`, { amount });
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain(expected);
    expect(backend.chain.listUnspent(SCRIPT)).toEqual([]);
  });

  it('suggests the missing amount of a guarantee', async () => {
    const scene = await createActiveContract();
    const { id } = await addGuarantee(scene);
    const { address } = await payDeposit(scene, id, 40_000);
    expect(await (await scene.client.fetch(`/explorer/address/${address}`)).text()).toContain('value="0.00060000"');
  });

  it.each(['nonsense', '%3Cscript%3E'])('does not know %s', async (address) => {
    const { fetch } = fresh();
    const response = await fetch(`/explorer/address/${address}`);
    expect(response.status).toBe(404);
    expect(await response.text()).not.toContain('<script>');
  });
});

describe('the other pages', () => {
  it('list the latest transactions and blocks', async () => {
    const { backend, fetch } = fresh();
    const txid = backend.chain.send(SCRIPT, 70_000);
    const page = await (await fetch('/explorer')).text();
    expect(page).toContain(`href="/explorer/tx/${txid}"`);
    expect(page).toContain(backend.chain.block(100)?.hash);
  });

  it('show a transaction with fee, rate and confirmations', async () => {
    const { backend, fetch } = fresh();
    const txid = backend.chain.send(SCRIPT, 70_000);
    backend.chain.mine();
    const page = await (await fetch(`/explorer/tx/${txid}`)).text();
    for (const text of ['1 confirmation', '330 sat', 'sat/vB', 'in block 101', DESTINATION])
      expect(page).toContain(text);
    expect((await fetch(`/explorer/tx/${'00'.repeat(32)}`)).status).toBe(404);
    expect((await fetch('/explorer/elsewhere')).status).toBe(404);
  });

  it('mine a block and redirect only to the page before', async () => {
    const { backend, form } = fresh();
    const back = async (path: string) => (await form('/explorer/mine', { back: path })).headers.get('location');
    expect(await back(PAGE)).toBe(PAGE);
    expect(await back('https://elsewhere.example/explorer')).toBe('/explorer');
    expect(await back('//elsewhere.example')).toBe('/explorer');
    expect(backend.chain.height()).toBe(103);
  });

  it('find addresses and transactions', async () => {
    const { fetch } = fresh();
    const found = async (query: string) => {
      const response = await fetch(`/explorer/search?q=${encodeURIComponent(query)}`);
      return response.headers.get('location') ?? response.status;
    };
    expect(await found(` ${DESTINATION} `)).toBe(PAGE);
    expect(await found('AB'.repeat(32))).toBe(`/explorer/tx/${'ab'.repeat(32)}`);
    expect(await found('<b>')).toBe(404);
  });

  it('run no scripts', async () => {
    const { fetch } = fresh();
    expect((await fetch('/explorer')).headers.get('content-security-policy')).toContain("default-src 'none'");
  });
});
