import { expect, test } from 'vitest';
import { toContractPath, toJoinLink, toJoinPath } from '@/config/contract-links';
import { linkToAddress, linkToTx } from '@/config/explorer-links';
import { toSafeReturnPath } from '@/config/paths';

test('paths of a contract', () => {
  expect(toContractPath(7)).toBe('/contracts/7');
  expect(toContractPath('a/b c')).toBe('/contracts/a%2Fb%20c');
  expect(toJoinPath('7')).toBe('/contracts/7/join');
  expect(toJoinLink('https://aval.example', 7)).toBe('https://aval.example/contracts/7/join');
});

test.each(['.', '..', '\ud800'])('an id %j that cannot be part of a path has no path', (id) => {
  expect(toContractPath(id)).toBe('/contracts/%EF%BF%BD');
  expect(linkToTx('/explorer', id)).toBe('/explorer/tx/%EF%BF%BD');
});

test('links to the explorer', () => {
  expect(linkToAddress('https://mempool.space', 'bc1q')).toBe('https://mempool.space/address/bc1q');
  expect(linkToTx('/explorer', 'a?b')).toBe('/explorer/tx/a%3Fb');
});

test.each([
  ['contracts/7/join', '/contracts/7/join'],
  ['/contracts/7/join', '/contracts/7/join'],
  ['/contracts/b2c0-11/join', '/contracts/b2c0-11/join'],
  ['/contracts/a%20b/join', null],
  ['/contracts', '/contracts'],
  ['contracts/7', '/contracts/7'],
  ['/contracts/new', '/contracts/new'],
  ['devel', '/devel'],
  ['/devel', '/devel'],
  ['/devel/x', null],
  ['//devel', null],
])('return path %s becomes %s', (text, path) => {
  expect(toSafeReturnPath(text)).toBe(path);
});

test.each([
  '',
  '/',
  '/login',
  '//evil.example/contracts/7/join',
  'https://evil.example/contracts/7/join',
  'javascript:alert(1)//contracts/7/join',
  '/\\evil.example',
  'contracts\\7',
  '/contracts//evil.example',
  '/contracts/../login',
  '/contracts/%2e%2E/join',
  '/contracts/a%2Fb/join',
  '/contracts/%zz',
  '/contracts/7/join?next=//evil.example',
  '/contracts/7/join#x',
  '/contracts/7/join/more',
  '/contracts/join',
  '/contracts/7/joinx',
  '/contractsevil',
  ' /contracts/7',
  null,
  undefined,
  7,
  ['/contracts'],
])('return path %j is refused', (text) => {
  expect(toSafeReturnPath(text)).toBeNull();
});
