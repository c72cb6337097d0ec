import { expect, test } from 'vitest';
import { toContractPath, toGluedInvitation, toJoinLink, toJoinPath } from '@/config/contract-links';
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

test.each([
  'join.',
  'join)',
  'join),',
  'join*',
  'join_',
  'join”.',
  'join>',
  'join%3E',
  'join%20',
  'join%C2%A0',
  'join%E2%80%8B',
  'join%E2%80%8E.',
  'join%0D%0ASee%20you%20there',
  'join/%22',
  'join%23seal=1.x%253D',
  'join%',
])('an invitation that ends with %s opens', (end) => {
  expect(toGluedInvitation(`/contracts/a%2Fb/${end}`)).toBe('/contracts/a%2Fb/join');
});

test.each([
  '/contracts/7/join',
  '/contracts/7/join/',
  '/contracts/7/joinx',
  '/contracts/7/join/more',
  '/contracts/7/jo.',
])('%s is no invitation with something glued to it', (path) => expect(toGluedInvitation(path)).toBeNull());

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
