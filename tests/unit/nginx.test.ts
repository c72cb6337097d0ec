import { describe, expect, it } from 'vitest';
import { formatNginx, guardBackendHeaders } from '@/config/build/nginx';
import { getPageHeaders } from '@/config/build/page-headers';
import { parseSettings, type Settings } from '@/config/settings';

function configure(env: Record<string, string> = {}): string {
  const result = parseSettings(env);
  if (!result.ok) throw new Error(result.problems.map(({ variable }) => variable).join());
  return formatNginx(result.settings as Settings);
}

const file = configure();

/** The directives of a location, in order. */
function readLocation(location: string, text = file): string[] {
  const [, after = ''] = text.split(`location ${location} {\n`);
  return after
    .slice(0, after.indexOf('\n}'))
    .replaceAll(/^\s*#.*$/gm, '')
    .split(/;\s*(?:\n|$)/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

/** Headers that a location adds, and whether also to error responses. */
function readHeaders(location: string, text?: string): Record<string, string> {
  const added = readLocation(location, text).flatMap((line) => {
    const [, name, value = '', always] = /^add_header (\S+) "([^"]*)"( always)?$/.exec(line) ?? [];
    return name === undefined || (always === undefined && name !== 'Cache-Control') ? [] : [[name, value] as const];
  });
  expect(new Set(added.map(([name]) => name)).size).toBe(added.length);
  return Object.fromEntries(added);
}

function listLocations(text: string): string[] {
  return [...text.matchAll(/^location (.+) \{$/gm)].map(([, location = '']) => location);
}

const HSTS = { 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains' };
const API = '~ ^/api(/|$)';

describe('the file for nginx', () => {
  it.each([
    ['/', '/contracts/7'],
    ['/assets/', '/assets/index-1a2b.js'],
    ['= /recover.html', '/recover.html'],
  ])('sends from location %s what the preview server sends', (location, path) => {
    expect(readHeaders(location)).toEqual({ ...getPageHeaders(path), ...HSTS });
  });

  it('sends from /api what the preview server sends with a response of the backend', () => {
    const sent = new Headers(readHeaders(API));
    const expected = guardBackendHeaders(new Headers(HSTS));
    expected.set('Strict-Transport-Security', HSTS['Strict-Transport-Security']);
    expect([...sent].sort()).toEqual([...expected].sort());
  });

  it.each(['Service-Worker-Allowed', 'Clear-Site-Data', 'X-Content-Type-Options', 'Strict-Transport-Security'])(
    'drops %s of the backend',
    (name) => {
      expect(readLocation(API)).toContain(`proxy_hide_header ${name}`);
      const response = new Headers({ [name]: 'of the backend', 'Content-Type': 'application/json' });
      expect(guardBackendHeaders(response).get(name)).not.toBe('of the backend');
    },
  );

  it('sandboxes responses of the backend, and adds nosniff', () => {
    expect(readHeaders(API)).toMatchObject({
      'Content-Security-Policy': 'sandbox',
      'X-Content-Type-Options': 'nosniff',
    });
  });

  it('refuses service worker scripts at every address', () => {
    expect(file.slice(0, file.indexOf('location'))).toContain('if ($http_service_worker) { return 403; }');
  });

  it('has a location for each service at the own origin, the longest path first, and none for others', () => {
    const own = configure({
      VITE_API_URL: '/api',
      VITE_UPLOAD_URL: '/api/documents',
      VITE_EXPLORER_API_URL: '/explorer/api',
    });
    expect(listLocations(own).slice(3)).toEqual(['~ ^/api/documents(/|$)', '~ ^/explorer/api(/|$)', API]);
    expect(readLocation('~ ^/explorer/api(/|$)', own)).toContain('proxy_pass http://aval-explorer');
    expect(readLocation('~ ^/api/documents(/|$)', own)).toContain('proxy_pass http://aval-backend');
    expect(readHeaders('~ ^/explorer/api(/|$)', own)).toEqual(readHeaders(API, own));
    const elsewhere = configure({ VITE_API_URL: 'https://api.example', VITE_UPLOAD_URL: 'https://files.example/new' });
    expect(listLocations(elsewhere)).toEqual(['/assets/', '/', '= /recover.html']);
  });

  it.each(['/api;}location/{', '/a"p\'i', '/api$host', '/ápi', '/api(.*)', '/a.pi'])(
    'cannot be changed by a path such as %s',
    (path) => {
      const locations = listLocations(configure({ VITE_API_URL: path }));
      expect(locations).toHaveLength(4);
      const pattern = /^~ \^([\w/\\-]+)\(\/\|\$\)$/.exec(locations[3] ?? '')?.[1] ?? '';
      const bytes = [...new TextEncoder().encode(path)].map((byte) => String.fromCharCode(byte)).join('');
      expect(new RegExp(`^${pattern}$`).test(bytes)).toBe(true);
      expect(new RegExp(`^${pattern}$`).test('/axpi')).toBe(false);
    },
  );
});
