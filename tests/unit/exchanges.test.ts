import { EventEmitter } from 'node:events';
import { daily, nightly } from '@tests/daily';
import { type Exchanges, watchExchanges } from '@tests/e2e/exchanges';
import { describe, expect, test } from 'vitest';

/* The browser journeys judge their calls with it. */

interface Call {
  method?: string;
  path: string;
  body?: unknown;
  status?: number;
  /** `null`: the page was left before the answer could be read. */
  answer: unknown;
}

/** A browser that makes these calls, each answered before the next one unless `together`. */
function browse(calls: readonly Call[], { together = false } = {}): Exchanges {
  const context = new EventEmitter();
  const exchanges = watchExchanges(context as unknown as Parameters<typeof watchExchanges>[0]);
  const requests = calls.map(({ method = 'GET', path, body }) => ({
    method: () => method,
    url: () => `http://127.0.0.1:4303${path}`,
    postData: () => (body === undefined ? null : JSON.stringify(body)),
  }));
  const finish = (at: number) => {
    const request = requests[at];
    const { status = 200, answer } = calls[at] ?? { answer: null };
    const text = () => (answer === null ? Promise.reject(new Error('no resource')) : Promise.resolve(toText(answer)));
    context.emit('response', { request: () => request, url: request?.url, status: () => status, text });
    context.emit('requestfinished', request);
  };
  for (const [at, request] of requests.entries()) {
    context.emit('request', request);
    if (!together) finish(at);
  }
  if (together) for (const at of requests.keys()) finish(at);
  return exchanges;
}

function toText(answer: unknown): string {
  return answer === '' ? '' : JSON.stringify(answer);
}

const CONTRACT = { id: 7, title: 'Roof', contractors: [1, 2], guarantees: [{ id: 3, amount: 0.001 }] };
const LOAD: Call = { path: '/api/contracts/7', answer: CONTRACT };
const TRANSACTION = {
  id: 5,
  guarantee_id: 3,
  withdrawal: false,
  address: 'bcrt1q',
  receivers_id: [],
  status: 'pending',
};
const SAVE: Call = {
  ...{ method: 'PUT', path: '/api/contracts/transaction/5', status: 204, answer: '' },
  body: { ...TRANSACTION, amount: '0.00100000' },
};

describe('the calls of a browser', () => {
  nightly('have no faults if all are as declared', async () => {
    const explorer = { path: '/explorer/api/v1/fees/recommended' };
    const fees = { fastestFee: 12, halfHourFee: 8, hourFee: 5, minimumFee: 1 };
    const other = { path: '/assets/app.js', answer: 'export {}' };
    expect(await browse([LOAD, SAVE, { ...explorer, answer: fees }, other]).listFaults()).toEqual([]);
  });

  test.each(
    daily<[string, Call, RegExp]>(2, [
      [
        'a wrong answer',
        { ...LOAD, answer: { ...CONTRACT, guarantees: [{ id: 3, amount: 100_000_000 }] } },
        /^GET \/contracts\/\{id\}, answer 200: \/guarantees\/0\/amount must/,
      ],
      [
        'an answer without its id',
        { ...LOAD, answer: { title: 'Roof' } },
        /^GET \/contracts\/\{id\}, answer 200: .*id/,
      ],
      ['a page instead of an answer', { ...LOAD, answer: '<!doctype html>' }, /^GET \/contracts\/\{id\}, answer 200: /],
      [
        'a wrong request',
        { ...SAVE, body: { ...TRANSACTION, amount: -1 } },
        /^PUT \/contracts\/transaction\/\{id\}, request: \/amount must/,
      ],
      [
        'an undeclared call',
        { path: '/api/contracts/7/secrets', answer: {} },
        /^GET \/contracts\/7\/secrets: not declared/,
      ],
    ]),
  )('name the call and the reason of %s', async (_what, call, fault) => {
    const faults = await browse([LOAD, call]).listFaults();
    expect(faults).toEqual(expect.arrayContaining([expect.stringMatching(fault)]));
  });

  nightly('name a record that was saved twice at a time, and not one that was saved again', async () => {
    expect(await browse([SAVE, SAVE], { together: true }).listFaults()).toEqual([
      'PUT /api/contracts/transaction/5 sent twice at a time',
    ]);
    expect(await browse([SAVE, SAVE]).listFaults()).toEqual([]);
  });

  test('without any readable one are a fault themselves', async () => {
    expect(await browse([{ ...LOAD, answer: null }]).listFaults()).toEqual(['no call was seen']);
  });
});
