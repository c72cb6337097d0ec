import fc from 'fast-check';
import { expect } from 'vitest';
import { toContractPath, toJoinLink } from '@/config/contract-links';
import { linkToAddress, linkToTx } from '@/config/explorer-links';
import { toSafeReturnPath } from '@/config/paths';
import { holds } from './runs';

const ORIGIN = 'https://aval.example';
const EXPLORER = 'https://mempool.example/space';

const piece = fc.oneof(
  fc.constantFrom(
    ...[
      'contracts',
      '/',
      '//',
      '\\',
      '.',
      '..',
      '%2e',
      '%2E%2e',
      '%2f',
      '%5c',
      '%00',
      '%0d%0a',
      '%',
      '?',
      '#',
      '@',
      ':',
    ],
    ...[
      'join',
      'devel',
      'login',
      'https:',
      'javascript:',
      'data:',
      'evil.example',
      ' ',
      '\t',
      '\n',
      '\u2215',
      '\ud800',
      '7',
      'x',
    ],
  ),
  fc.string({ maxLength: 3 }),
);
const attack = fc.array(piece, { maxLength: 9 }).map((pieces) => pieces.join(''));
const nearlyPath = attack.map((text) => `/contracts/${text}`);

holds(
  'a return path leads unchanged to a contract of this origin, or nowhere',
  [
    fc.oneof(
      attack,
      nearlyPath,
      nearlyPath.map((text) => `${text}/join`),
    ),
  ],
  (text) => {
    const path = toSafeReturnPath(text);
    if (path === null) return;
    const url = new URL(path, ORIGIN);
    expect(url.origin).toBe(ORIGIN);
    expect([url.search, url.hash]).toEqual(['', '']);
    expect(decodeURIComponent(url.pathname)).toBe(decodeURIComponent(path).replace(/\p{Surrogate}/gu, '\ufffd'));
    expect(path).toMatch(/^\/(contracts(\/[^/]+(\/join)?)?|devel)$/);
  },
);

holds('only texts are return paths', [fc.anything()], (value) => {
  if (typeof value !== 'string') expect(toSafeReturnPath(value)).toBeNull();
});

const hostile = fc.oneof(fc.string(), attack, fc.string({ unit: 'binary' }));
holds('explorer links stay below the base URL for any address or txid', [hostile], (text) => {
  for (const link of [linkToAddress(EXPLORER, text), linkToTx(EXPLORER, text)]) {
    const url = new URL(link);
    expect([url.origin, url.search, url.hash]).toEqual(['https://mempool.example', '', '']);
    expect(url.pathname).toMatch(/^\/space\/(address|tx)\/[^/]*$/);
  }
});

holds(
  'contract links stay below /contracts for any id',
  [fc.oneof(fc.string(), attack, fc.string({ unit: 'binary' }))],
  (id) => {
    expect(new URL(toContractPath(id), ORIGIN).pathname).toMatch(/^\/contracts\/[^/]*$/);
    expect(new URL(toJoinLink(ORIGIN, id)).origin).toBe(ORIGIN);
  },
);
