import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { guardBackendHeaders } from '@/config/build/backend-headers';
import { getPageHeaders } from '@/config/build/page-headers';

const blocks = [...readFileSync('README.md', 'utf8').matchAll(/```nginx\n([\s\S]*?)```/g)].map(([, text = '']) => text);
const [included = '', server = ''] = blocks;

/** The directives of a location, in order, with the included ones in place. */
function readLocation(path: string): string[] {
  const body = new RegExp(`location ${path} \\{([^}]*)\\}`).exec(server)?.[1] ?? '';
  return toDirectives(body).flatMap((line) => (line === 'include aval-headers.conf' ? toDirectives(included) : [line]));
}

function toDirectives(text: string): string[] {
  return text
    .replaceAll(/^\s*#.*$/gm, '')
    .split(/;\s*\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

/** Headers that a location adds, and whether also to error responses. */
function readHeaders(path: string): Record<string, string> {
  const added = readLocation(path).flatMap((line) => {
    const [, name, value = '', always] = /^add_header (\S+) (?:"([^"]*)"|\S+)(?:.*?)( always)?$/.exec(line) ?? [];
    const plain = value === '' ? (line.split(' ')[2] ?? '') : value;
    return name === undefined || (always === undefined && name !== 'Cache-Control') ? [] : [[name, plain] as const];
  });
  expect(new Set(added.map(([name]) => name)).size).toBe(added.length);
  return Object.fromEntries(added);
}

const HSTS = { 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains' };

describe('the nginx sample', () => {
  it.each([
    ['/', '/contracts/7'],
    ['/assets/', '/assets/index-1a2b.js'],
    ['= /recover.html', '/recover.html'],
  ])('of location %s sends what the preview server sends', (location, path) => {
    expect(readHeaders(location)).toEqual({ ...getPageHeaders(path), ...HSTS });
  });

  it('of location /api/ sends what the preview server sends with a response of the backend', () => {
    const sent = new Headers(readHeaders('/api/'));
    const expected = guardBackendHeaders(new Headers(HSTS));
    expected.set('Strict-Transport-Security', HSTS['Strict-Transport-Security']);
    expect([...sent]).toEqual([...expected]);
  });

  it.each(['Service-Worker-Allowed', 'Clear-Site-Data', 'X-Content-Type-Options', 'Strict-Transport-Security'])(
    'of location /api/ drops %s of the backend',
    (name) => {
      expect(readLocation('/api/')).toContain(`proxy_hide_header ${name}`);
      const response = new Headers({ [name]: 'of the backend', 'Content-Type': 'application/json' });
      expect(guardBackendHeaders(response).get(name)).not.toBe('of the backend');
    },
  );

  it('sandboxes responses of the backend, and adds nosniff', () => {
    expect(readHeaders('/api/')).toMatchObject({
      'Content-Security-Policy': 'sandbox',
      'X-Content-Type-Options': 'nosniff',
    });
  });

  it('refuses service worker scripts at every address', () => {
    expect(server.slice(0, server.indexOf('location'))).toContain('if ($http_service_worker) { return 403; }');
  });
});
