import { beforeEach, describe, expect, test, vi } from 'vitest';
import { getPrices } from '@/services/prices.service';
import { reply, testServer } from './test-server';

const server = testServer();
const NOW = Math.floor(Date.now() / 1000);

beforeEach(() => {
  for (const level of ['info', 'error'] as const) vi.spyOn(console, level).mockImplementation(() => undefined);
});

const at = new Date(NOW * 1000).toISOString();
const euro = { currency: 'EUR', perBtc: 90_000, at, source: 'explorer.test' };
const dollar = { currency: 'USD', perBtc: 100_000, at, source: 'explorer.test' };

// docs/api.md#prices
describe('current prices', () => {
  test.each([
    ['both currencies, others ignored', { time: NOW, USD: 100_000, EUR: 90_000, GBP: 1 }, { EUR: euro, USD: dollar }],
    ['one that is missing', { time: NOW, EUR: 90_000 }, { EUR: euro }],
    ['one that has no price', { time: NOW, EUR: 90_000, USD: -1 }, { EUR: euro }],
    ['one that is no number', { time: NOW, EUR: 90_000, USD: '100000' }, { EUR: euro }],
    ['one beyond all sense', { time: NOW, EUR: 90_000, USD: 1e300 }, { EUR: euro }],
    ['none', { time: NOW }, {}],
  ])('%s', async (_, answer, expected) => {
    server.answer(reply.json(answer));
    expect(await getPrices()).toEqual(expected);
  });

  test.each([
    ['no object', 'hello'],
    ['null', null],
    ['without a time', { EUR: 90_000 }],
    ['with a time that is no number', { time: 'now', EUR: 90_000 }],
    ['of long ago', { time: NOW - 4 * 3_600, EUR: 90_000 }],
    ['of the future', { time: NOW + 3_600, EUR: 90_000 }],
    ['of a time in milliseconds', { time: NOW * 1000, EUR: 90_000 }],
    ['of a time that no calendar has', { time: Number.MAX_SAFE_INTEGER, EUR: 90_000 }],
    ['that do not fit each other', { time: NOW, EUR: 90_000, USD: 900 }],
  ])('are refused: %s', async (_, answer) => {
    server.answer(reply.json(answer));
    await expect(getPrices()).rejects.toMatchObject({ code: 'bad-answer' });
  });
});
