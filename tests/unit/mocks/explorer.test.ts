import { createBackend } from '@mocks/backend';
import { html } from '@mocks/explorer/html';
import { describe, expect, it } from 'vitest';
import { createClient } from './backend-client';

const UNKNOWN = '00'.repeat(32);

const { fetch } = createClient(createBackend());

describe('the API', () => {
  it('answers as mempool.space where there is nothing', async () => {
    for (const [path, expected] of [
      ['/address/bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4', [400, 'Invalid Bitcoin address']],
      ['/address/nonsense/utxo', [400, 'Invalid Bitcoin address']],
      [`/tx/${UNKNOWN}`, [404, 'Transaction not found']],
      [`/tx/${UNKNOWN}/hex`, [404, 'Transaction not found']],
      ['/tx/nonsense', [400, 'Invalid hex string']],
    ] as const) {
      const response = await fetch(`/explorer/api${path}`);
      expect([response.status, await response.text()], path).toEqual(expected);
    }
  });
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
});
