import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { type ConfigEnv, type Plugin, resolveConfig } from 'vite';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { getPageHeaders } from '@/config/build/page-headers';
import { pageSettings } from '@/config/build/page-settings';
import { listVariables } from '@/config/settings';

afterEach(() => vi.unstubAllEnvs());

type Transform = (html: string, context: { server?: object }) => string;

async function preparePage(command: ConfigEnv['command'] = 'build'): Promise<Transform> {
  const plugin = pageSettings() as Plugin & { transformIndexHtml: { handler: Transform } };
  await resolveConfig({ configFile: false, root: resolve('.'), envDir: false, plugins: [plugin] }, command);
  return plugin.transformIndexHtml.handler;
}

const COURT = { key: `tpub${'6'.repeat(107)}`, name: 'Court', contact: 'mailto:court@example.com' };
const OTHER = { key: `tpub${'7'.repeat(107)}` };
const FULL = {
  VITE_API_URL: 'https://api.example/v1',
  VITE_EXPLORER_API_URL: 'https://mempool.example/api',
  VITE_EXPLORER_URL: 'https://mempool.example',
  VITE_BITCOIN_NETWORK: 'testnet',
  VITE_DEPOSIT_SCRIPT: 'unverified',
  VITE_MIN_CONFIRMATIONS: '1',
  VITE_LOGIN_SECRET: 'derived',
  VITE_BRAND: 'Guarantees',
  VITE_ARBITRATOR_ID: '7',
  VITE_TEMPLATE_ARBITRATOR_ID: '8',
  VITE_ARBITRATORS: JSON.stringify({ 7: COURT, 8: OTHER }),
  VITE_SEALS: 'required',
  VITE_DEVEL: 'off',
  VITE_UPLOAD_URL: '/documents',
  VITE_WITHDRAWAL_AMOUNT: 'gross',
  VITE_LINKS: JSON.stringify({
    legalNotice: 'https://guarantees.example/legal',
    support: 'mailto:help@guarantees.example',
  }),
  VITE_DEMO_ACCOUNTS: 'ana@example.com:one',
};

const PAGE = '<head>\n    <meta charset="utf-8" />\n    <title>$& $1</title></head>';

describe('the built page', () => {
  it('contains the CSP of its settings before any resource', async () => {
    vi.stubEnv('VITE_API_URL', 'https://api.example/v1');
    vi.stubEnv('VITE_EXPLORER_API_URL', 'https://mempool.example/api');
    const html = (await preparePage())(PAGE, {});
    expect(html).toMatch(
      /<meta charset="utf-8" \/>\n {4}<meta http-equiv="Content-Security-Policy" content="[^"]+" \/>/,
    );
    expect(html).toContain("connect-src 'self' https://api.example https://mempool.example;");
    expect(html).toContain('<title>$& $1</title>');
  });

  it.each([
    ['VITE_BITCOIN_NETWORK', 'testnet5', /VITE_BITCOIN_NETWORK is "testnet5", expected one of mainnet/],
    ['VITE_BITCION_NETWORK', 'testnet', /VITE_BITCION_NETWORK is no setting/],
  ])('is not built with %s=%s, nor served in development', async (variable, value, message) => {
    vi.stubEnv(variable, value);
    await expect(preparePage()).rejects.toThrow(message);
    await expect(preparePage('serve')).rejects.toThrow(message);
  });

  it('may have every setting, none with its default', async () => {
    expect(Object.keys(FULL).sort()).toEqual(listVariables().sort());
    for (const [name, value] of Object.entries(FULL)) vi.stubEnv(name, value);
    const html = (await preparePage())(PAGE, {});
    const [, content = ''] = /<meta name="aval-settings" content="([^"]*)"/.exec(html) ?? [];
    expect(JSON.parse(content.replace(/&#(\d+);/g, (_, code) => String.fromCharCode(code)))).toMatchObject({
      apiUrl: 'https://api.example/v1',
      network: 'testnet',
      loginSecret: 'derived',
      minConfirmations: 1,
      arbitrators: { 7: COURT, 8: { ...OTHER, name: '', contact: '' } },
      links: { legalNotice: 'https://guarantees.example/legal', terms: '', privacy: '' },
    });
  });

  it('is unchanged on the development server, which needs inline scripts', async () => {
    expect((await preparePage('serve'))(PAGE, { server: {} })).toBe(PAGE);
  });

  it('fails to build from a page without the placeholder', async () => {
    const transform = await preparePage();
    expect(() => transform('<head></head>', {})).toThrow(/charset/);
  });
});

it('only settings.ts reads the environment, so that scripts contain no setting', () => {
  const files = readdirSync('src', { encoding: 'utf8', recursive: true }).filter((name) => /\.tsx?$/.test(name));
  const found = files.filter((name) =>
    /import\.meta\.env(?!\.(?:PROD|BASE_URL)\b)/.test(readFileSync(`src/${name}`, 'utf8')),
  );
  // config/build runs in Node, and names the constant that the app reads.
  expect(found.sort()).toEqual(['config/build/page-settings.ts', 'config/settings.ts']);
});

describe('headers', () => {
  it('forbid framing and caching of the page', () => {
    expect(getPageHeaders('/contracts/7')).toMatchObject({
      'Content-Security-Policy': "frame-ancestors 'none'",
      'Cache-Control': 'no-store',
      'Referrer-Policy': 'no-referrer',
      'X-Content-Type-Options': 'nosniff',
    });
  });

  it('cache hashed files permanently, and restrict workers to the own origin', () => {
    const headers = getPageHeaders('/assets/worker-1a2b.js');
    expect(headers['Cache-Control']).toContain('immutable');
    expect(headers['Content-Security-Policy']).toContain("default-src 'none'");
    expect(headers['Content-Security-Policy']).toContain("connect-src 'self'");
  });
});
