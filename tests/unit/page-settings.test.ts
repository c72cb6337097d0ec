import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { type ConfigEnv, type Plugin, resolveConfig } from 'vite';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { getPageHeaders } from '@/config/build/page-headers';
import { pageSettings } from '@/config/build/page-settings';

afterEach(() => vi.unstubAllEnvs());

type Transform = (html: string, context: { server?: object }) => string;

async function preparePage(command: ConfigEnv['command'] = 'build'): Promise<Transform> {
  const plugin = pageSettings() as Plugin & { transformIndexHtml: { handler: Transform } };
  await resolveConfig({ configFile: false, root: resolve('.'), envDir: false, plugins: [plugin] }, command);
  return plugin.transformIndexHtml.handler;
}

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
