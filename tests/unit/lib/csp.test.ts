import { readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import { formatContentSecurityPolicy } from '@/config/build/page-settings';

function parseDirectives(policy: string): Map<string, string[]> {
  return new Map(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );
}

const connectSources = (...connect: string[]) =>
  parseDirectives(formatContentSecurityPolicy({ connect })).get('connect-src');

describe('the CSP of the page', () => {
  const { 'trusted-types': types = [], ...directives } = Object.fromEntries(
    parseDirectives(formatContentSecurityPolicy({ connect: ['https://api.example/v1'] })),
  );

  it('allows own scripts and wasm, and nothing else that is not named', () => {
    expect(directives).toEqual({
      'default-src': ["'none'"],
      'script-src': ["'self'", "'wasm-unsafe-eval'"],
      'style-src': ["'self'"],
      'img-src': ["'self'"],
      'worker-src': ["'self'"],
      'connect-src': ["'self'", 'https://api.example'],
      'object-src': ["'none'"],
      'frame-src': ["'none'"],
      'base-uri': ["'none'"],
      'form-action': ["'none'"],
      'require-trusted-types-for': ["'script'"],
    });
  });

  it('lets no text become markup or a script, but for the address of the worker', () => {
    expect(types).toHaveLength(1);
    expect(readFileSync('src/bitcoin/worker/create-worker.ts', 'utf8')).toContain(`createPolicy('${types[0]}'`);
  });
});

describe('connections', () => {
  test.each<[string[], string[]]>([
    [[], ["'self'"]],
    [['/api', ''], ["'self'"]],
    [
      ['https://api.example/v1', 'https://mempool.space/api'],
      ["'self'", 'https://api.example', 'https://mempool.space'],
    ],
    [
      ['https://one.example/api', 'https://one.example/explorer'],
      ["'self'", 'https://one.example'],
    ],
    [['HTTPS://API.Example:8443/v1'], ["'self'", 'https://api.example:8443']],
    [['http://127.0.0.1:4303/api'], ["'self'", 'http://127.0.0.1:4303']],
    [["https://a.example/x;script-src*'unsafe-inline'"], ["'self'", 'https://a.example']],
  ])('%j → %j', (urls, sources) => {
    expect(connectSources(...urls)).toEqual(sources);
  });

  test.each(['//evil.example', 'ftp://a.example', 'data:text/plain,x', 'a.example', 'https://a b.example'])(
    '%s is an error of the build',
    (url) => {
      expect(() => formatContentSecurityPolicy({ connect: [url] })).toThrow();
    },
  );
});
