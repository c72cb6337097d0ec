import { resolve } from 'node:path';
import { type ConfigEnv, type Plugin, resolveConfig } from 'vite';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { getPageHeaders } from '@/config/build/page-headers';
import { pagePolicy } from '@/config/build/page-policy';

afterEach(() => vi.unstubAllEnvs());

type Transform = (html: string, context: { server?: object }) => string;

async function buildPolicy(command: ConfigEnv['command'] = 'build'): Promise<Transform> {
  const plugin = pagePolicy() as Plugin & { transformIndexHtml: Transform };
  await resolveConfig({ configFile: false, root: resolve('.'), envDir: false, plugins: [plugin] }, command);
  return plugin.transformIndexHtml;
}

const PAGE = '<head>\n    <meta charset="utf-8" />\n    <title>$& $1</title></head>';

describe('the built page', () => {
  it('contains the CSP of its settings before any resource', async () => {
    vi.stubEnv('VITE_API_URL', 'https://api.example/v1');
    vi.stubEnv('VITE_EXPLORER_API_URL', 'https://mempool.example/api');
    const html = (await buildPolicy())(PAGE, {});
    expect(html).toMatch(
      /<meta charset="utf-8" \/>\n {4}<meta http-equiv="Content-Security-Policy" content="[^"]+" \/>/,
    );
    expect(html).toContain("connect-src 'self' https://api.example https://mempool.example;");
    expect(html).toContain('<title>$& $1</title>');
  });

  it('connects to nothing when a setting is invalid', async () => {
    vi.stubEnv('VITE_API_URL', 'https://api.example/v1');
    vi.stubEnv('VITE_BITCOIN_NETWORK', 'testnet5');
    expect((await buildPolicy())(PAGE, {})).toContain("connect-src 'self';");
  });

  it('has another CSP on the development server', async () => {
    expect((await buildPolicy('serve'))(PAGE, { server: {} })).toBe(PAGE);
  });

  it('fails to build from a page without the placeholder', async () => {
    const transform = await buildPolicy();
    expect(() => transform('<head></head>', {})).toThrow(/charset/);
  });
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
