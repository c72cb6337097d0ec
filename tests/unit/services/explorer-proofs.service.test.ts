import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import {
  getBlockHash,
  getBlockHeader,
  getExplorerNames,
  getFirstTxid,
  getMerkleProof,
  nameExplorers,
} from '@/services/explorer-proofs.service';
import { TXID } from './samples';
import { reply, testServer } from './test-server';

const server = testServer();
const BAD = { code: 'bad-answer' };
const text =
  (body: string, status = 200) =>
  () =>
    HttpResponse.text(body, { status });
const place = { block_height: 912_345, merkle: [TXID.toUpperCase()], pos: 3 };

beforeEach(() => {
  for (const level of ['info', 'error'] as const) vi.spyOn(console, level).mockImplementation(() => undefined);
});

/** docs/api.md#block-explorer-mempoolspaces-rest-api-base-url-from-vite_explorer_api_url */
describe('a branch', () => {
  test('is read', async () => {
    server.answer(reply.json(place));
    expect(await getMerkleProof(TXID)).toEqual({ height: 912_345, position: 3, branch: [TXID] });
  });

  test.each([
    ['null', null],
    ['no branch', { ...place, merkle: undefined }],
    ['a hash that is none', { ...place, merkle: ['ab'] }],
    ['33 steps', { ...place, merkle: Array(33).fill(TXID) }],
    ['a negative position', { ...place, pos: -1 }],
    ['half a position', { ...place, pos: 0.5 }],
    ['a height as text', { ...place, block_height: '912345' }],
    ['an impossible height', { ...place, block_height: 2 ** 31 }],
  ])('is a bad answer: %s', async (_name, answer) => {
    server.answer(reply.json(answer));
    await expect(getMerkleProof(TXID)).rejects.toMatchObject(BAD);
  });
});

describe.each([
  ['a hash', () => getBlockHash(5), TXID],
  ['a first txid', () => getFirstTxid(TXID), TXID],
  ['a header', () => getBlockHeader(TXID), 'ab'.repeat(80)],
])('%s', (_name, ask, value) => {
  test('is plain text', async () => {
    server.answer(text(` ${value.toUpperCase()}\n`));
    expect(await ask()).toBe(value);
  });

  test.each(['', 'x', `${value}00`, value.slice(2)])('is a bad answer: %s', async (body) => {
    server.answer(text(body));
    await expect(ask()).rejects.toMatchObject(BAD);
  });

  test('is none with 404, and an error with any other status', async () => {
    server.answer(text('Block not found', 404));
    expect(await ask()).toBeNull();
    server.answer(text('Too many requests', 429));
    await expect(ask()).rejects.toMatchObject({ code: 'http' });
  });
});

test('an explorer is named by its host', () => {
  expect(getExplorerNames()).toEqual(['explorer.test']);
});

test.each([
  [
    ['http://explorer.test/api', 'https://other.example/api'],
    ['explorer.test', 'other.example'],
  ],
  [
    ['http://explorer.test/api', 'http://explorer.test/second'],
    ['explorer.test/api', 'explorer.test/second'],
  ],
])('two of them are named so that they can be told apart: %s', (addresses, names) => {
  expect(nameExplorers(addresses)).toEqual(names);
});
