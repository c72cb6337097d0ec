import { beforeEach, describe, expect, test, vi } from 'vitest';
import {
  getAddressStats,
  getFeeRates,
  getTipHeight,
  getTransactionInfo,
  listHistory,
  listUtxos,
} from '@/services/explorer.service';
import { TXID } from './samples';
import { reply, testServer } from './test-server';

const server = testServer();
const BAD = { code: 'bad-answer' };

beforeEach(() => {
  for (const level of ['info', 'error'] as const) vi.spyOn(console, level).mockImplementation(() => undefined);
});

const sums = (funded: unknown, spent: unknown) => ({ funded_txo_sum: funded, spent_txo_sum: spent });
const utxo = { txid: TXID, vout: 1, value: 1000, status: { confirmed: true } };
const rates = { fastestFee: 2, halfHourFee: 1, hourFee: 1, minimumFee: 0 };

// Spec: 7.explorer
describe('address', () => {
  test.each([
    [{ chain_stats: sums(5, 2) }, { funded: 5, spent: 2 }],
    [
      { chain_stats: sums(5, 2), mempool_stats: null },
      { funded: 5, spent: 2 },
    ],
    [
      { chain_stats: sums(5, 2), mempool_stats: sums(0, 3) },
      { funded: 5, spent: 5 },
    ],
    [
      { chain_stats: sums(0, 0), mempool_stats: sums(0, 0) },
      { funded: 0, spent: 0 },
    ],
  ])('%j', async (answer, stats) => {
    server.answer(reply.json(answer));
    expect(await getAddressStats('bcrt1q')).toEqual(stats);
  });

  test.each([
    { chain_stats: sums('5', 2) },
    { chain_stats: sums(5.5, 2) },
    { chain_stats: sums(-5, 0) },
    { chain_stats: sums(1, 2) },
    { chain_stats: sums(2.1e15 + 1, 0) },
    { chain_stats: sums(2.1e15, 0), mempool_stats: sums(1, 0) },
    { chain_stats: { funded_txo_sum: 5 } },
    { mempool_stats: sums(5, 0) },
  ])('%j is a bad answer', async (answer) => {
    server.answer(reply.json(answer));
    await expect(getAddressStats('bcrt1q')).rejects.toMatchObject(BAD);
  });
});

describe('unspent outputs', () => {
  test('none', async () => {
    server.answer(reply.json([]));
    expect(await listUtxos('bcrt1q')).toEqual([]);
  });

  test('count as unconfirmed without a status', async () => {
    server.answer(reply.json([{ ...utxo, status: undefined }]));
    expect(await listUtxos('bcrt1q')).toEqual([{ txid: TXID, vout: 1, value: 1000, confirmed: false }]);
  });

  test.each([
    ['null, which is no balance of zero', null],
    ['no list', {}],
    ['a value that is BTC', [{ ...utxo, value: 0.001 }]],
    ['a negative value', [{ ...utxo, value: -1 }]],
    ['a value as text', [{ ...utxo, value: '1000' }]],
    ['no vout', [{ ...utxo, vout: undefined }]],
    ['a txid that is none', [{ ...utxo, txid: 'abc' }]],
    ['an output twice', [utxo, { ...utxo, value: 2000 }]],
    [
      'more than all bitcoin',
      [
        { ...utxo, value: 2.1e15 },
        { ...utxo, vout: 2 },
      ],
    ],
  ])('%s is a bad answer', async (_, answer) => {
    server.answer(reply.json(answer));
    await expect(listUtxos('bcrt1q')).rejects.toMatchObject(BAD);
  });
});

describe('fee rates', () => {
  test('zero and fractions are rates', async () => {
    server.answer(reply.json({ ...rates, hourFee: 0.5 }));
    expect(await getFeeRates()).toMatchObject({ fastestFee: 2, hourFee: 0.5, minimumFee: 0 });
  });

  test('above the maximum of nodes are unknown', async () => {
    server.answer(reply.json({ ...rates, fastestFee: 10_000 }));
    expect(await getFeeRates()).toMatchObject({ fastestFee: 10_000 });
    for (const fastestFee of [10_001, 1e15]) {
      server.answer(reply.json({ ...rates, fastestFee }));
      await expect(getFeeRates()).rejects.toMatchObject({ ...BAD, detail: { field: 'fastestFee' } });
    }
  });

  test.each(['fastestFee', 'halfHourFee', 'hourFee', 'minimumFee'])('%s missing, negative or text', async (name) => {
    for (const value of [undefined, null, -1, '2']) {
      server.answer(reply.json({ ...rates, [name]: value }));
      await expect(getFeeRates()).rejects.toMatchObject({ ...BAD, detail: { field: name } });
    }
  });
});

describe('height of the newest block', () => {
  test.each([
    [reply.json(812), 812],
    [reply.json('812'), 812],
    [reply.json(-1), null],
    [reply.json({}), null],
    [reply.html(), null],
  ])('%#', async (answer, height) => {
    server.answer(answer);
    expect(await getTipHeight().catch(() => null)).toBe(height);
  });
});

describe('transaction', () => {
  test('with confirmations', async () => {
    server.answer(reply.json({ status: { confirmed: true }, confirmations: 3, fee: 0 }));
    expect(await getTransactionInfo(TXID)).toEqual({ confirmed: true, confirmations: 3, fee: 0 });
  });

  test('404 means unknown', async () => {
    server.answer(reply.html(404));
    expect(await getTransactionInfo(TXID)).toBeNull();
  });

  test('any other failure is an error', async () => {
    server.answer(reply.json({}, 503));
    await expect(getTransactionInfo(TXID)).rejects.toMatchObject({ code: 'http', detail: { status: 503 } });
  });

  test.each([{}, { status: {} }, { status: { confirmed: 'yes' } }, { status: { confirmed: true }, fee: 0.1 }])(
    '%j is a bad answer',
    async (answer) => {
      server.answer(reply.json(answer));
      await expect(getTransactionInfo(TXID)).rejects.toMatchObject(BAD);
    },
  );
});

describe('a transaction of an address', () => {
  const input = { txid: 'cd'.repeat(32), vout: 2, prevout: { scriptpubkey_address: 'bcrt1qfrom', value: 900 } };
  const output = { scriptpubkey_address: 'bcrt1qto', value: 800 };
  const sent = { txid: TXID, status: { confirmed: true, block_time: 1_770_000_000 }, vin: [input], vout: [output] };

  async function read(change: object) {
    server.answer(reply.json([{ ...sent, ...change }]));
    return (await listHistory('bcrt1qto', null))[0];
  }

  test('has the time of its block, what it spends and what it pays', async () => {
    expect(await read({})).toEqual({
      txid: TXID,
      confirmed: true,
      blockTime: '2026-02-02T02:40:00.000Z',
      spends: [{ address: 'bcrt1qfrom' }],
      pays: [{ address: 'bcrt1qto', amount: 800 }],
      received: [{ vout: 0, value: 800 }],
      spent: [],
    });
  });

  test('may have no addresses', async () => {
    expect(await read({ vin: [{ ...input, prevout: null }], vout: [{ value: 0 }] })).toMatchObject({
      spends: [{ address: null }],
      pays: [{ address: null, amount: 0 }],
    });
  });

  test.each<[string, unknown]>([
    ['no time', { confirmed: true }],
    ['a time without a block', { confirmed: false, block_time: 1_770_000_000 }],
    ['a time in milliseconds', { confirmed: true, block_time: 1_770_000_000_000 }],
    ['a time before bitcoin', { confirmed: true, block_time: 1_000_000_000 }],
    ['a time as text', { confirmed: true, block_time: '1770000000' }],
    ['no status', null],
  ])('has no date with %s', async (_what, status) => {
    expect(await read({ status })).toMatchObject({ txid: TXID, blockTime: null });
  });

  test.each<[string, object]>([
    ['no outputs', { vout: undefined }],
    ['an amount in BTC', { vout: [{ ...output, value: 0.5 }] }],
  ])('with %s is a bad answer', async (_what, change) => {
    await expect(read(change)).rejects.toMatchObject(BAD);
  });
});
