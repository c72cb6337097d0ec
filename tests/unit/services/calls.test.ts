import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { AppError, toErrorData } from '@/domain/primitives/errors';
import { listUsers } from '@/services/auth.service';
import { listMessages } from '@/services/chat.service';
import * as contracts from '@/services/contracts.service';
import { CALLS, type CallCase } from './calls';
import * as given from './samples';
import { reply, testServer } from './test-server';

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

  test('rejects with the status, and the server’s text if there is one', async () => {
    for (const status of [500, 503, 429, 400]) {
      server.seen.length = 0;
      server.answer(reply.json({ error: 'Out of order' }, status));
      const detail = { call: call.sends, status, serverText: 'Out of order' };
      expect(toErrorData(await catchFailure(call))).toEqual({ code: 'http', message: 'Out of order', detail });
      expect(server.seen).toHaveLength([400, 500].includes(status) && call.complete ? 2 : 1);
    }
    const detail = { call: call.sends, status: 500 };
    const failure = { code: 'http', message: 'Request failed with status code 500', detail };
    const bodies = [reply.html(500), reply.empty(500), reply.json(null, 500), reply.json({ error: { code: 7 } }, 500)];
    for (const body of bodies) {
      server.answer(body);
      expect(toErrorData(await catchFailure(call))).toEqual(failure);
    }
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

  test('of another kind is a bad answer that names the call', async () => {
    const answers = [reply.json('hello'), reply.json(7), ...(call.nothing === undefined ? [reply.empty()] : [])];
    for (const answer of answers) {
      server.answer(answer);
      const error = await catchFailure(call);
      expect(error).toMatchObject({ code: 'bad-answer', detail: { call: call.sends, field: expect.any(String) } });
      expect(error.message).toContain(call.sends);
      expect(error.message).not.toMatch(/html|hello/);
    }
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

test.each(READ.filter(({ base }) => base !== 'explorer'))('$sends is read in a wrapper', async (call) => {
  for (const name of ['data', 'result', 'payload']) {
    server.answer(reply.json({ success: true, [name]: call.answer }));
    expect([name, await call.run()]).toEqual([name, call.reads]);
  }
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

test.each(UNREAD)('$sends, any response is fine', async (call) => {
  for (const answer of [reply.html(), reply.empty(204), reply.json(null), reply.json({ id: null })]) {
    server.answer(answer);
    await expect(call.run()).resolves.toBeUndefined();
  }
});
