import { readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import { formatContentSecurityPolicy } from '@/config/build/write-page';

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
  const directives = parseDirectives(formatContentSecurityPolicy({ connect: ['https://api.example/v1'] }));

  it('denies by default', () => {
    expect(directives.get('default-src')).toEqual(["'none'"]);
  });

  it.each(['object-src', 'frame-src', 'base-uri', 'form-action'])('%s is none', (name) => {
    expect(directives.get(name)).toEqual(["'none'"]);
  });

  it('allows own scripts and wasm, nothing inline and no eval', () => {
    expect(directives.get('script-src')).toEqual(["'self'", "'wasm-unsafe-eval'"]);
  });

  it.each(['style-src', 'img-src', 'worker-src'])('%s is the own origin only', (name) => {
    expect(directives.get(name)).toEqual(["'self'"]);
  });

  it('lets no text become markup or a script, but for the address of the worker', () => {
    expect(directives.get('require-trusted-types-for')).toEqual(["'script'"]);
    const [name = '', ...others] = directives.get('trusted-types') ?? [];
    expect(others).toEqual([]);
    expect(readFileSync('src/bitcoin/worker/create-worker.ts', 'utf8')).toContain(`createPolicy('${name}'`);
  });

  it('has no wildcard and no unsafe-inline', () => {
    const words = [...directives.values()].flat();
    expect(words.filter((word) => /\*|'unsafe-(inline|eval|hashes)'|^https?:$|^data:$/.test(word))).toEqual([]);
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
