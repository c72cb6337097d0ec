import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toContractPath, toJoinLink } from '@/config/contract-links';
import { linkToAddress, linkToTx } from '@/config/explorer-links';
import { toSafeReturnPath } from '@/config/paths';
import { assertHolds, PATIENCE } from './runs';

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

test(
  'a return path leads unchanged to a contract of this origin, or nowhere',
  () => {
    assertHolds(
      fc.property(
        fc.oneof(
          attack,
          nearlyPath,
          nearlyPath.map((text) => `${text}/join`),
        ),
        (text) => {
          const path = toSafeReturnPath(text);
          if (path === null) return;
          const url = new URL(path, ORIGIN);
          expect(url.origin).toBe(ORIGIN);
          expect([url.search, url.hash]).toEqual(['', '']);
          expect(decodeURIComponent(url.pathname)).toBe(decodeURIComponent(path).replace(/\p{Surrogate}/gu, '\ufffd'));
          expect(path).toMatch(/^\/(contracts(\/[^/]+(\/join)?)?|devel)$/);
        },
      ),
    );
  },
  PATIENCE,
);

test(
  'only texts are return paths',
  () => {
    assertHolds(
      fc.property(fc.anything(), (value) => {
        if (typeof value !== 'string') expect(toSafeReturnPath(value)).toBeNull();
      }),
    );
  },
  PATIENCE,
);

test(
  'explorer links stay below the base URL for any address or txid',
  () => {
    const hostile = fc.oneof(fc.string(), attack, fc.string({ unit: 'binary' }));
    assertHolds(
      fc.property(hostile, (text) => {
        for (const link of [linkToAddress(EXPLORER, text), linkToTx(EXPLORER, text)]) {
          const url = new URL(link);
          expect([url.origin, url.search, url.hash]).toEqual(['https://mempool.example', '', '']);
          expect(url.pathname).toMatch(/^\/space\/(address|tx)\/[^/]*$/);
        }
      }),
    );
  },
  PATIENCE,
);

test(
  'contract links stay below /contracts for any id',
  () => {
    assertHolds(
      fc.property(fc.oneof(fc.string(), attack, fc.string({ unit: 'binary' })), (id) => {
        expect(new URL(toContractPath(id), ORIGIN).pathname).toMatch(/^\/contracts\/[^/]*$/);
        expect(new URL(toJoinLink(ORIGIN, id)).origin).toBe(ORIGIN);
      }),
    );
  },
  PATIENCE,
);
