import { CALLS } from '@tests/unit/services/calls';
import * as given from '@tests/unit/services/samples';
import { reply, testServer } from '@tests/unit/services/test-server';
import fc from 'fast-check';
import type { GenericSchema } from 'valibot';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { toSats } from '@/domain/primitives/amount';
import { AppError } from '@/domain/primitives/errors';
import { parseResponse } from '@/services/response';
import { contractFillSchema } from '@/services/schemas/contract-fill.schema';
import {
  addressStatsSchema,
  feeRatesSchema,
  transactionInfoSchema,
  utxosSchema,
} from '@/services/schemas/explorer.schema';
import { userSchema } from '@/services/schemas/people.schema';
import {
  arbitratorSchema,
  contractSchema,
  guaranteeDetailsSchema,
  guaranteeSchema,
  messageSchema,
  transactionSchema,
} from '@/services/schemas/records.schema';
import { anyJson, changeJson, findNonJson } from './json-changes';
import { holds, RUNS } from './runs';

beforeEach(() => {
  for (const level of ['info', 'warn', 'error'] as const) vi.spyOn(console, level).mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
});

const deposits = [given.wireTransaction];
const sums = { funded_txo_sum: 1000, spent_txo_sum: 100 };
const rates = { fastestFee: 12, halfHourFee: 8.5, hourFee: 4, minimumFee: 1 };
const keys = [{ public_key: '02', encrypted_key: 'envelope' }, null];

const SCHEMAS: [string, GenericSchema, unknown][] = [
  ['contract', contractSchema, { ...given.wireContract, keys, guarantees: [{ ...given.wireGuarantee, deposits }] }],
  ['contract fill', contractFillSchema, { keys, guarantees: [{ id: 8, deposits, withdrawals: deposits }] }],
  ['guarantee', guaranteeSchema, { ...given.wireGuarantee, deposits, withdrawals: [] }],
  ['guarantee details', guaranteeDetailsSchema, { amount: '0.001', estimatedFees: 0.00002 }],
  ['transaction', transactionSchema, given.wireTransaction],
  ['user', userSchema, given.wireUser],
  ['message', messageSchema, given.wireMessage],
  ['arbitrator', arbitratorSchema, { public_key: 'tpub' }],
  ['fee rates', feeRatesSchema, rates],
  ['address', addressStatsSchema, { chain_stats: sums, mempool_stats: sums }],
  ['outputs', utxosSchema, [{ txid: given.TXID, vout: 0, value: 546, status: { confirmed: true } }]],
  ['transaction of the explorer', transactionInfoSchema, { status: { confirmed: true }, confirmations: 2, fee: 210 }],
];

function expectBadAnswer(error: unknown): void {
  expect(error).toBeInstanceOf(AppError);
  expect(error).toMatchObject({ code: 'bad-answer', detail: { call: expect.any(String), field: expect.any(String) } });
}

/** All `amount` values of a parsed response. */
function amountsIn(value: unknown): unknown[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => (key === 'amount' ? [part] : amountsIn(part)));
}

describe.each(SCHEMAS)('a response with a %s', (_name, schema, sample) => {
  test('is read unchanged', () => {
    expect(findNonJson(parseResponse(schema, 'GET /x', sample))).toEqual([]);
  });

  holds('is read completely, or is a bad answer', [fc.oneof(changeJson(sample), anyJson)], (answer) => {
    let read: unknown;
    try {
      read = parseResponse(schema, 'GET /x', answer, 'data');
    } catch (error) {
      return expectBadAnswer(error);
    }
    expect(findNonJson(read)).toEqual([]);
  });
});

const sample = { ...given.wireTransaction };
holds('amounts of a contract are whole satoshis or unknown', [anyJson], (amount) => {
  let read: unknown;
  try {
    read = parseResponse(transactionSchema, 'GET /x', { ...sample, amount });
  } catch (error) {
    return expectBadAnswer(error);
  }
  const [sats] = amountsIn(read);
  expect(sats === null || toSats(sats as number) === sats).toBe(true);
});

describe('through the HTTP client', () => {
  const server = testServer();
  const read = CALLS.filter((call) => 'answer' in call);

  for (const call of read)
    holds(
      `${call.sends}: any response is a value or a bad answer`,
      [fc.oneof(changeJson(call.answer), anyJson)],
      async (answer) => {
        server.answer(reply.json(answer));
        try {
          expect(findNonJson(await call.run())).toEqual([]);
        } catch (error) {
          expectBadAnswer(error);
        }
      },
      Math.ceil(RUNS / read.length),
    );
});
