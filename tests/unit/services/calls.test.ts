import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { AppError, toErrorData } from '@/domain/primitives/errors';
import { listUsers } from '@/services/auth.service';
import { listMessages } from '@/services/chat.service';
import * as contracts from '@/services/contracts.service';
import { CALLS, type CallCase } from './calls';
import * as given from './samples';
import { type Reply, reply, testServer } from './test-server';

const server = testServer();

beforeEach(() => {
  for (const level of ['info', 'warn', 'error'] as const) vi.spyOn(console, level).mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
});

const BASES = { backend: 'http://backend.test/api', explorer: 'http://explorer.test/explorer/api' };

function expectedRequest({ sends, base = 'backend' }: CallCase): { method: string; url: string } {
  const [method = '', path = ''] = sends.split(' ');
  return { method, url: BASES[base] + path };
}

async function catchFailure(call: CallCase): Promise<AppError> {
  const error = await call.run().then(
    (value) => expect.unreachable(`answered ${JSON.stringify(value)}`),
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(AppError);
  return error as AppError;
}

const EMPTY_BODY: [string, Reply] = ['an empty body', reply.empty()];
const isRead = (call: CallCase) => 'answer' in call;
const OPTIONAL_ONLY = ['GET /contracts/7/fillcontract', 'GET /contracts/guarantee/8'];
const READ = CALLS.filter(isRead);
const UNREAD = CALLS.filter((call) => !isRead(call));

test('are those of the specification, but GET /contracts/transaction/{id}', () => {
  const rows = readFileSync('docs/specification.md', 'utf8').matchAll(/^\| ([A-Z]+ \/\S+) \|/gm);
  const specified = [...rows].map(([, call = '']) => call.replaceAll(/\{\w+\}/g, '*'));
  const made = CALLS.filter(({ base = 'backend' }) => base === 'backend').map(({ sends }) =>
    sends.replaceAll(/\/(?:t?\d+)(?=\/|$)/g, '/*'),
  );
  expect(specified).toContain('GET /contracts/*/fillcontract');
  expect([...new Set([...made, 'GET /contracts/transaction/*'])].sort()).toEqual([...new Set(specified)].sort());
  expect(made).not.toContain('GET /contracts/transaction/*');
});

describe.each(CALLS)('$sends', (call) => {
  // Spec: 7.calls
  test('sends what the table says, once, as JSON', async () => {
    server.answer(reply.json(call.answer ?? null));
    await call.run();
    expect(server.seen).toHaveLength(1);
    expect(server.seen[0]).toMatchObject(expectedRequest(call));
    expect(server.seen[0]?.body).toEqual(call.body);
    expect(server.seen[0]?.headers.get('accept')).toBe('application/json');
    if (call.body !== undefined) expect(server.seen[0]?.headers.get('content-type')).toContain('application/json');
  });

  test.each([500, 503, 429, 400])('rejects with a %i and the server’s text', async (status) => {
    server.answer(reply.json({ error: 'Out of order' }, status));
    const detail = { call: call.sends, status, serverText: 'Out of order' };
    expect(toErrorData(await catchFailure(call))).toEqual({ code: 'http', message: 'Out of order', detail });
    expect(server.seen).toHaveLength([400, 500].includes(status) && call.complete ? 2 : 1);
  });

  test.each([
    ['HTML', reply.html(500)],
    ['nothing', reply.empty(500)],
    ['null', reply.json(null, 500)],
    ['an error that is no text', reply.json({ error: { code: 7 } }, 500)],
  ])('a 500 with %s has the transport message', async (_, answer) => {
    server.answer(answer);
    expect(toErrorData(await catchFailure(call))).toEqual({
      code: 'http',
      message: 'Request failed with status code 500',
      detail: { call: call.sends, status: 500 },
    });
  });

  test('a dropped connection is a Network Error, and is not retried', async () => {
    server.answer(reply.dropped());
    expect(toErrorData(await catchFailure(call))).toEqual({
      code: 'network',
      message: 'Network Error',
      detail: { call: call.sends },
    });
    expect(server.seen).toHaveLength(1);
  });
});

describe.each(READ)('$sends, the response', (call) => {
  test('is read', async () => {
    server.answer(reply.json(call.answer));
    expect(await call.run()).toEqual(call.reads);
  });

  test.each<[string, Reply]>([
    ...(call.nothing === undefined ? [EMPTY_BODY] : []),
    ['a bare text', reply.json('hello')],
    ['a number', reply.json(7)],
  ])('%s is a bad answer that names the call', async (_, answer) => {
    server.answer(answer);
    const error = await catchFailure(call);
    expect(error).toMatchObject({ code: 'bad-answer', detail: { call: call.sends, field: expect.any(String) } });
    expect(error.message).toContain(call.sends);
    expect(error.message).not.toMatch(/html|hello/);
  });

  test('a web page is called one', async () => {
    server.answer(reply.html());
    expect(await catchFailure(call)).toMatchObject({ code: 'web-page', detail: { call: call.sends } });
  });

  test('an error with status 200 has the server’s text', async () => {
    server.answer(reply.json({ error: 'Confirm your e-mail' }));
    if (OPTIONAL_ONLY.includes(call.sends)) return;
    const detail = { call: call.sends, serverText: 'Confirm your e-mail' };
    expect(toErrorData(await catchFailure(call))).toEqual({ code: 'http', message: 'Confirm your e-mail', detail });
  });

  test(call.list ? 'null is an empty list' : `null is ${call.nothing ? 'nothing' : 'a bad answer'}`, async () => {
    server.answer(reply.json(null));
    if (call.list || call.nothing) expect(await call.run()).toEqual(call.nothing ?? []);
    else expect(await catchFailure(call)).toMatchObject({ code: 'bad-answer', detail: { call: call.sends } });
  });
});

test.each(READ.filter(({ nothing }) => nothing !== undefined))('$sends, an empty body is nothing', async (call) => {
  server.answer(reply.empty());
  expect(await call.run()).toEqual(call.nothing);
});

const isRequired = ({ sends, list }: CallCase) =>
  !OPTIONAL_ONLY.includes(sends) && !(list && !sends.includes('/guarantee/'));

describe.each(READ.filter(isRequired))('$sends, fields missing', (call) => {
  test('a response without its fields is a bad answer that names one', async () => {
    server.answer(reply.json(Array.isArray(call.answer) ? [{}] : {}));
    const { code, detail } = await catchFailure(call);
    expect(code).toBe('bad-answer');
    expect(detail.field).toMatch(/id|public_key|fastestFee|chain_stats|status|answer/);
  });
});

describe.each(READ.filter(({ name }) => name !== undefined))('$sends, wrapped', (call) => {
  test('the bare value is read too', async () => {
    server.answer(reply.json((call.answer as Record<string, unknown>)[call.name ?? '']));
    expect(await call.run()).toEqual(call.reads);
  });

  test('null under the name is a bad answer that names it', async () => {
    server.answer(reply.json({ [call.name ?? '']: null }));
    expect(await catchFailure(call)).toMatchObject({ code: 'bad-answer', detail: { field: call.name } });
  });
});

test.each(READ.flatMap(({ least, ...call }) => (least === undefined ? [] : [{ ...call, least }])))(
  '$sends may answer the new fields alone, wrapped or not',
  async ({ run, name, least }) => {
    for (const answer of [least.answer, ...(name === undefined ? [] : [{ [name]: least.answer }])]) {
      server.answer(reply.json(answer));
      expect(await run()).toEqual(least.reads);
    }
  },
);

describe.each(READ.filter(({ base }) => base !== 'explorer'))('$sends, in a wrapper', (call) => {
  test.each(['data', 'result', 'payload'])('named %s is read', async (name) => {
    server.answer(reply.json({ success: true, [name]: call.answer }));
    expect(await call.run()).toEqual(call.reads);
  });
});

describe.each([
  ['contracts', () => contracts.listContracts(3), given.wireContract, [given.contract]],
  ['messages', () => listMessages(7), given.wireMessage, [given.message]],
  [
    'users',
    async () => ({ items: await listUsers(), unread: 2 }),
    given.wireUser,
    [expect.objectContaining({ id: 3 })],
  ],
] as const)('a list of %s', (name, run, record, items) => {
  test('is shown without the records that cannot be read, which are counted', async () => {
    server.answer(reply.json([null, record, { ...record, id: {} }]));
    expect(await run()).toEqual({ items, unread: 2 });
  });

  test.each([(list: unknown) => ({ [name]: list, total: 1 }), (list: unknown) => ({ data: { items: list } })])(
    'is read in the wrapper %#',
    async (wrap) => {
      server.answer(reply.json(wrap([record])));
      expect((await run()).items).toEqual(items);
    },
  );
});

describe.each(['deposit', 'withdrawal'])('a list of %ss', (kind) => {
  test('with a record that cannot be read is unknown, not shorter', async () => {
    server.answer(reply.json([given.wireTransaction, { amount: '1' }]));
    const call = CALLS.find(({ sends }) => sends === `GET /contracts/guarantee/${kind}/8`) as CallCase;
    expect(await catchFailure(call)).toMatchObject({ code: 'bad-answer' });
  });
});

describe.each(UNREAD)('$sends, an unread response', (call) => {
  test.each([
    ['an HTML page', reply.html()],
    ['an empty body', reply.empty(204)],
    ['null', reply.json(null)],
    ['an object', reply.json({ id: null })],
  ])('%s is fine', async (_, answer) => {
    server.answer(answer);
    await expect(call.run()).resolves.toBeUndefined();
  });
});
